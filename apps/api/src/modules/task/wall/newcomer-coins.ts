import { TaskType } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { openCoins } from '../task-store.ts';

/** The sum of the coins that the open welcome tasks pay a new member. */
export const newcomerCoins = (db: Connection, now: Date): Promise<number> =>
  openCoins(db, TaskType.Welcome, now);
