/**
 * How often a counted test goes round, or how many seconds it lasts: `short` in `npm test`; as much as YAYAN_RUNS says
 * where it is set, at most `full`, which is what the product claims and what `pnpm prove` asks for.
 */
export function runs(short: number, full: number): number {
  return Math.min(full, Number(process.env['YAYAN_RUNS'] ?? short));
}

/** Milliseconds that such a test may take: as long as any test, and `each` more for every round. */
export function timeFor(rounds: number, each: number): number {
  return 120_000 + rounds * each;
}
