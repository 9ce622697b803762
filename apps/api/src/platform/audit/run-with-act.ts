import type { Platform } from '../platform.ts';
import { hasAct, recordAct, type OperatorAct } from './operator-acts.ts';

/**
 * Calls `work` with a platform that records an operator's act in the first transaction of `work` that commits. If
 * `work` only reads, the act gets its own transaction, because looking at personal data is an act too. A transaction
 * that records a more detailed act itself gets no second one.
 */
export async function runWithAct<T>(
  platform: Platform,
  act: OperatorAct,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const { database } = platform;
  let isKept = false;
  const transaction: typeof database.transaction = async (inner, options) => {
    const result = await database.transaction(async (tx) => {
      const done = await inner(tx);
      if (!isKept && !hasAct(tx)) await recordAct(tx, platform, act);
      return done;
    }, options);
    isKept = true;
    return result;
  };
  const result = await work({ ...platform, database: { ...database, transaction } });
  if (!isKept) await transaction(() => Promise.resolve());
  return result;
}
