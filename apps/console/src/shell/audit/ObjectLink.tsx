import { Link } from '@yayan/ui';
import { objectAddress } from './object-address.ts';

interface ObjectLinkProps {
  kind: string | null;
  subject: string;
  /** The object's name; by default its id, shortened. */
  title?: string | undefined;
}

const LONGEST = 14;

const shortened = (id: string): string => (id.length > LONGEST ? `…${id.slice(-8)}` : id);

/** An object as a link to its page, if it has one. */
export function ObjectLink({ kind, subject, title = shortened(subject) }: ObjectLinkProps) {
  const address = objectAddress(kind, subject);
  return address === undefined ? <span title={subject}>{title}</span> : <Link href={address}>{title}</Link>;
}
