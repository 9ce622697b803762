import type { ContenderResult } from './rounds.ts';
import type { Row } from './table.ts';

/** Returns the table row of a comparison. `least` is the ratio that it must reach. */
export const comparedRow = (
  area: string,
  {
    name,
    perSecond,
    cpuMicros,
    cpuRatio,
    databaseMicros,
    bothRatio,
    ratio,
    lowest,
    highest,
  }: ContenderResult,
  least?: number,
): Row => ({
  area,
  name,
  result: `${Math.round(perSecond)}/s`,
  cpuMicros,
  cpuRatio,
  databaseMicros,
  bothRatio,
  ratio,
  range: [lowest, highest],
  ...(least !== undefined && { target: { min: least } }),
});
