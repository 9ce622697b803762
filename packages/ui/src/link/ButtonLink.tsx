import { Button, type ButtonProps } from '../mantine/actions/button.tsx';
import { Link } from './Link.tsx';
import type { LinkProps } from './LinkProvider.tsx';

/** A link that looks like a button. */
export function ButtonLink(props: ButtonProps & Omit<LinkProps, keyof ButtonProps>) {
  return <Button component={Link} {...props} />;
}
