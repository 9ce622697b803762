import type { KyselyPlugin, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';

/** The server ended here. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** Points of a work at which the server may end: before each statement, before the commit and behind it. */
export interface CrashPoints {
  /** Lets the next work end at its point of this number, from 1. */
  arm(point: number): void;
  /** Lets works end by themselves again; answers how many points were passed since the last time. */
  disarm(): number;
}

/** Makes the transactions of a database end where a test says. What was not committed is undone, as by a real end. */
export function crashPoints(database: Database): CrashPoints {
  let passed = 0;
  let armed = 0;
  const pass = (): void => {
    passed += 1;
    if (passed === armed) throw new Crashed();
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      pass();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const whole = { ...database };
  const known = new WeakMap<Transaction<Schema>, Transaction<Schema>>();
  const crashing: Pick<Database, 'transaction' | 'afterCommit'> = {
    transaction: async (work, settings) => {
      const done = await whole.transaction(async (tx) => {
        const watched = tx.withPlugin(plugin);
        known.set(watched, tx);
        const result = await work(watched);
        pass();
        return result;
      }, settings);
      pass();
      return done;
    },
    afterCommit: (tx, then) => whole.afterCommit(known.get(tx) ?? tx, then),
  };
  Object.assign(database, crashing);
  return {
    arm: (point) => {
      passed = 0;
      armed = point;
    },
    disarm: () => {
      const count = passed;
      passed = 0;
      armed = 0;
      return count;
    },
  };
}
