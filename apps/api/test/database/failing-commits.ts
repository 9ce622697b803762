import type { Database } from '../../src/platform/database/database.ts';

/** Where the connection to the database is lost. */
export type LostAt = 'before the commit' | 'after the commit';

/** Lets one transaction of a database lose its connection, or meet a fault of ours. */
export interface FailingCommits {
  /** The next transaction fails here: by a lost connection, or by this error. */
  fail(at: LostAt, error?: Error): void;
  /** Ends the failing. Returns whether a transaction has failed since. */
  heal(): boolean;
}

/** What `pg` throws when the server goes away. */
const connectionLost = (): Error =>
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

/** Watches the transactions of a database, so that a test can make the next one fail like a lost connection. */
export function failingCommits(database: Database): FailingCommits {
  const whole = { ...database };
  let lost: LostAt | undefined;
  let fault = connectionLost();
  let isHit = false;
  const failAt = (at: LostAt): void => {
    if (lost !== at) return;
    lost = undefined;
    isHit = true;
    throw fault;
  };
  const failing: Pick<Database, 'transaction' | 'runAlone'> = {
    transaction: async (work, settings) => {
      const done = await whole.transaction(async (tx) => {
        const result = await work(tx);
        failAt('before the commit');
        return result;
      }, settings);
      failAt('after the commit');
      return done;
    },
    runAlone: async (statement) => {
      failAt('before the commit');
      const rows = await whole.runAlone(statement);
      failAt('after the commit');
      return rows;
    },
  };
  Object.assign(database, failing);
  return {
    fail: (at, error = connectionLost()) => {
      lost = at;
      fault = error;
      isHit = false;
    },
    heal: () => {
      lost = undefined;
      return isHit;
    },
  };
}
