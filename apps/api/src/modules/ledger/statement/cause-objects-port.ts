import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

type OperatorCause = ConsoleDataOf<'listOperatorMemberCoins'>['items'][number]['cause'];

/** Rows of a member in the given order, each with its cause as operators read it, and the object that it is about. */
export type CausesOf = <Row extends { cause: Cause }>(
  db: Connection,
  memberId: string,
  rows: readonly Row[],
) => Promise<{ row: Row; cause: OperatorCause }[]>;
