import { batchLoader, type BatchOptions } from './batch-loader.ts';

/** What stands for a piece of work whose batch failed as a whole: nothing of it has happened. */
const ALONE = Symbol('alone');

/**
 * Turns `writeAll`, which writes many pieces of work in one statement, into a function that writes one. Pieces that come
 * together share a statement. When that fails, each is written alone, so that one which fails doesn't fail the others.
 */
export function batchedWrite<Given, Done>(
  writeAll: (all: readonly Given[]) => Promise<readonly Done[]>,
  options: BatchOptions = {},
): (given: Given) => Promise<Done> {
  const together = batchLoader(async (all: readonly Given[]): Promise<readonly (Done | typeof ALONE)[]> => {
    try {
      return await writeAll(all);
    } catch (error) {
      if (all.length === 1) throw error;
      return all.map(() => ALONE);
    }
  }, options);
  return async (given) => {
    const done = await together(given);
    if (done !== ALONE) return done;
    const [alone] = await writeAll([given]);
    return alone as Done; // One piece has one result.
  };
}
