import type { Row } from './table.ts';

/** Processor time of a read in the smallest and in the largest group may differ by this factor. */
const MOST_GROWTH = 1.2;

const costsIn = (rows: readonly Row[], area: string): Map<string, number> =>
  new Map(
    rows
      .filter((row) => row.area.startsWith(area) && !row.name.startsWith('bare'))
      .flatMap(({ name, cpuMicros, databaseMicros }) =>
        cpuMicros === undefined ? [] : [[name, cpuMicros + (databaseMicros ?? 0)]],
      ),
  );

/** How much more processor time of server and database each read takes in the area `largest` than in the area `smallest`. */
export const growthRows = (
  rows: readonly Row[],
  { smallest, largest }: { smallest: string; largest: string },
): Row[] => {
  const before = costsIn(rows, smallest);
  return [...costsIn(rows, largest)].map(([name, cost]) => ({
    area: `${largest} against: ${smallest}`,
    name,
    result: `${Math.round(cost)} µs`,
    ratio: cost / (before.get(name) ?? Number.NaN),
    target: { max: MOST_GROWTH },
  }));
};
