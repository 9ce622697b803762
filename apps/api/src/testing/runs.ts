/**
 * How often a counted test goes round: `short` in `npm test`, and as often as YAYAN_RUNS says where it is set, at most
 * `full`, which is the count that the product claims. YAYAN_RUNS=1000000 asks for all of it.
 */
export function runs(short: number, full: number): number {
  return Math.min(full, Number(process.env['YAYAN_RUNS'] ?? short));
}

/** Milliseconds that such a test may take: 30 s, and `each` more for every round. */
export function timeFor(rounds: number, each: number): number {
  return 30_000 + rounds * each;
}
