/** One thing that is measured: `run` answers how much it did in a second. */
export interface Contender {
  name: string;
  run: () => Promise<number>;
}

/** What a contender did, against the baseline of the same round. */
export interface Compared {
  name: string;
  /** Median of all rounds. */
  perSecond: number;
  /** Median of the rounds' ratios, and the lowest and highest. */
  ratio: number;
  lowest: number;
  highest: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

/**
 * Lets all run in turn, `rounds` times after a round that doesn't count: baseline, contenders, and the baseline again as
 * a control, whose ratio to the first shows how noisy the machine is. Ratios are taken within a round.
 */
export const compareInRounds = async (
  baseline: Contender,
  contenders: readonly Contender[],
  rounds: number,
): Promise<Compared[]> => {
  const all = [baseline, ...contenders, { ...baseline, name: `${baseline.name} (again, as control)` }];
  const measured = new Map(all.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, run } of all) {
      const perSecond = await run();
      if (round > 0) measured.get(name)?.push(perSecond);
    }
  }
  const base = measured.get(baseline.name) ?? [];
  return all.map(({ name }) => {
    const results = measured.get(name) ?? [];
    const ratios = results.map((result, round) => result / (base[round] ?? Number.NaN));
    return {
      name,
      perSecond: median(results),
      ratio: median(ratios),
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
    };
  });
};
