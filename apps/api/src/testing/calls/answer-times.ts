/** How long the answers to two kinds of asking took, in milliseconds. */
export interface TimesApart {
  /** How far apart they lie by their ranks: z of Mann and Whitney's test, which busy machines don't sway. */
  readonly z: number;
  /** Between their medians. */
  readonly gap: number;
}

/**
 * Asks in every way as often, each coming first, second … as often as any other, so that what slows one slows all.
 * Resolves to the times of each way, in the order of `ways`.
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

/** Compares two samples of one size. */
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
