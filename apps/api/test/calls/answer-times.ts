import { seededRandom } from '../seeded-random.ts';

/** How much the answer times of two kinds of calls differ. */
export interface TimesApart {
  /** The z score of the Mann-Whitney test, which compares ranks and so is robust on a busy machine. */
  readonly z: number;
  /** The difference of their medians, in milliseconds. */
  readonly gap: number;
}

/**
 * Calls each way once a round, in an order drawn for each round, so that a slow moment affects all ways equally. A fixed rotation
 * repeats every few calls, and so does other work: the first call of a day, or a collection of garbage, always met the same way.
 * Resolves to the times of each way in milliseconds, in the order of `ways`.
 */
export async function answerTimes(
  rounds: number,
  ways: readonly ((round: number) => Promise<unknown>)[],
): Promise<number[][]> {
  const times = ways.map((): number[] => []);
  const random = seededRandom(9);
  for (let round = 0; round < rounds; round += 1) {
    const drawn = ways.map((_, which) => ({ which, place: random.int(2 ** 30) }));
    for (const { which } of drawn.toSorted((a, b) => a.place - b.place)) {
      const began = performance.now();
      await ways[which]?.(round);
      times[which]?.push(performance.now() - began);
    }
  }
  return times;
}

/** Compares two samples of the same size. */
export function timesApart(one: readonly number[], other: readonly number[]): TimesApart {
  const size = one.length;
  let wins = 0;
  for (const mine of one) for (const theirs of other) if (mine > theirs) wins += 1;
  return {
    z: (wins - size ** 2 / 2) / Math.sqrt((size ** 2 * (2 * size + 1)) / 12),
    gap: Math.abs(median(one) - median(other)),
  };
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
