import { TaskType } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { openCoins } from '../task-store.ts';

/** What the welcome tasks that are open now pay somebody new, together. Coins. */
export const newcomerCoins = (db: Connection, now: Date): Promise<number> =>
  openCoins(db, TaskType.Welcome, now);
