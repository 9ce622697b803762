/**
 * Returns the number of rounds or seconds of a repeated test. It is `short` in `npm test`. If YAYAN_RUNS is set, it is
 * that number, but at most `full`: the number that the product claims and `pnpm prove` runs.
 */
export function runs(short: number, full: number): number {
  return Math.min(full, Number(process.env['YAYAN_RUNS'] ?? short));
}

/** Returns the time limit of such a test in milliseconds: that of any test, plus `each` for every round. */
export function timeFor(rounds: number, each: number): number {
  return 120_000 + rounds * each;
}
