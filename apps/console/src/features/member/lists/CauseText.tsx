import type { OperatorCause } from '@yayan/console-client';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';

/** Why something of a member moved, as a link to what it is about. */
export function CauseText({ cause: { title, object } }: { cause: OperatorCause }) {
  return object === null ? title : <ObjectLink kind={object.kind} subject={object.id} title={title} />;
}
