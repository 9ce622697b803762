import type { LinkProps } from '@yayan/ui';
import { Link } from 'react-router';

/** The router's link for packages/ui: with `href`. */
export function SiteLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
