import { batchLoader, type BatchOptions } from './batch-loader.ts';

/** Marks a call whose batch was rolled back. */
const ALONE = Symbol('alone');

/**
 * Turns `writeAll`, which writes many calls in one statement, into a function that writes one call. Concurrent calls
 * share a statement. If it fails, each call is written alone, so that a failing call doesn't fail the others.
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
    return alone as Done; // One call has one result.
  };
}
