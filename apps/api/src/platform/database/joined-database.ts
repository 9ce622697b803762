import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tx } from './tx.ts';

/**
 * The same database inside an open transaction. The transactions of rules join it, one after the other; what one of them
 * did is undone when it throws, and the others stay.
 */
export const joinedDatabase = (database: Database, tx: Tx): Database => ({
  ...database,
  read: tx,
  transaction: async (work) => {
    await sql`savepoint joined`.execute(tx);
    try {
      const result = await work(tx);
      await sql`release savepoint joined`.execute(tx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint joined`.execute(tx);
      await sql`release savepoint joined`.execute(tx);
      throw error;
    }
  },
  runLast: async (_, statement) => (await statement.execute(tx)).rows,
  runAlone: async (statement) => (await statement.execute(tx)).rows,
});
