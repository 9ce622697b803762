/** How much the answer times of two kinds of calls differ. */
export interface TimesApart {
  /** The z score of the Mann-Whitney test, which compares ranks and so is robust on a busy machine. */
  readonly z: number;
  /** The difference of their medians, in milliseconds. */
  readonly gap: number;
}

/**
 * Calls each way once a round, and rotates their order in each round, so that a slow moment affects all ways equally.
 * Resolves to the times of each way in milliseconds, in the order of `ways`.
 */
export async function answerTimes(
  rounds: number,
  ways: readonly ((round: number) => Promise<unknown>)[],
): Promise<number[][]> {
  const times = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (let place = 0; place < ways.length; place += 1) {
      const which = (round + place) % ways.length;
      const began = performance.now();
      await ways[which]?.(round);
      times[which]?.push(performance.now() - began);
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
