import { ObjectLink } from './ObjectLink.tsx';

/** Names of accounts of the console. Who worked at the command line gave any name, which has no page. */
const ACCOUNT = /^[a-z][a-z0-9.-]{1,31}$/u;

/** Who did something, as a link to their page, if they have one. */
export function OperatorName({ name }: { name: string }) {
  return ACCOUNT.test(name) ? <ObjectLink kind="operator" subject={name} title={name} /> : name;
}
