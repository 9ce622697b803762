import type { Database } from '../database/database.ts';
import type { Tx } from '../database/tx.ts';
import type { Platform } from '../platform.ts';

/** The same platform inside an open transaction: the transactions of rules join it. */
export const insideTransaction = (platform: Platform, tx: Tx): Platform => {
  const database: Database = {
    ...platform.database,
    read: tx,
    transaction: (work) => work(tx),
    runLast: async (_, statement) => (await statement.execute(tx)).rows,
    runAlone: async (statement) => (await statement.execute(tx)).rows,
  };
  return { ...platform, database };
};
