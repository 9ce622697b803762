import type { Connection } from '../../../platform/database/database.ts';
import { selectByName } from './operator-store.ts';

/** Whether somebody with an open account has this name. */
export async function isOperator(db: Connection, name: string): Promise<boolean> {
  const operator = await selectByName(db, name);
  return operator !== undefined && operator.closed_at === null;
}
