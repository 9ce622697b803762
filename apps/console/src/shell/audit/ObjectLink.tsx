import { Link } from '@yayan/ui';
import { objectAddress } from './object-address.ts';
import { shortened } from './shortened.ts';

interface ObjectLinkProps {
  kind: string | null;
  subject: string;
  /** The object's name; by default its id, shortened. */
  title?: string | undefined;
}

/** An object as a link to its page, if it has one. */
export function ObjectLink({ kind, subject, title = shortened(subject) }: ObjectLinkProps) {
  const address = objectAddress(kind, subject);
  return address === undefined ? <span title={subject}>{title}</span> : <Link href={address}>{title}</Link>;
}
