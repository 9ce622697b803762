import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import type { Tx } from '../../src/platform/database/tx.ts';

/** A simulated crash of the server. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** The points at which the server may crash: before each statement, before the commit and after it. */
export interface CrashPoints {
  /** Makes the next work crash at its point with this number, counted from 1. 0 never crashes. */
  arm(point: number): void;
  /** Ends the crashing. Returns how many points were passed since `arm`. */
  disarm(): number;
}

/**
 * Makes the transactions of a database crash at the points that a test chooses. Uncommitted changes are rolled back, as
 * in a real crash.
 */
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
  const known = new WeakMap<Tx, Tx>();
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
