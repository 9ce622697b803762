import type { Platform } from '../../../platform/platform.ts';
import { sessionTimes } from '../sessions/session-times.ts';
import {
  type ListedOperator,
  type OperatorQuery,
  type OperatorStateName,
  selectOperators,
} from './operator-list-store.ts';

const MOST = 1000;

/** An operator with the state of the account. */
export type OperatorAccount = ListedOperator & { state: OperatorStateName };

const stateOf = ({ isSetUp, closedAt }: ListedOperator): OperatorStateName =>
  closedAt !== null ? 'closed' : isSetUp ? 'open' : 'invited';

/** Operators by name, at most 1,000. */
export async function listOperators(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  query: Partial<Omit<OperatorQuery, 'now' | 'idleSince'>> = {},
): Promise<OperatorAccount[]> {
  const times = sessionTimes(clock.now());
  const rows = await selectOperators(database.read, { limit: MOST, ...query, ...times });
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
}
