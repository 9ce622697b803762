/** One line of the table. */
export interface Row {
  area: string;
  name: string;
  result: string;
  /** The server's processor time for each call, in microseconds. */
  cpuMicros?: number | undefined;
  /** That time compared with the baseline's; other load affects it less than `ratio`. */
  cpuRatio?: number | undefined;
  /** The database's processor time for each call, in microseconds. */
  databaseMicros?: number | undefined;
  /** The time of server and database together, compared with the baseline's. */
  bothRatio?: number | undefined;
  ratio?: number;
  /** The lowest and the highest ratio of the rounds. */
  range?: readonly [number, number];
  /** The value that the ratio must reach (`min`) or stay below (`max`). */
  target?: { min: number } | { max: number };
  /** The text of the target column for a row with several targets. */
  verdict?: string;
}

const met = (ratio: number, target: NonNullable<Row['target']>): boolean =>
  'min' in target ? ratio >= target.min : ratio <= target.max;

const verdictOf = ({ ratio, target, verdict }: Row): string => {
  if (verdict !== undefined) return verdict;
  if (target === undefined || ratio === undefined) return '';
  const asked = 'min' in target ? `≥ ${target.min}` : `≤ ${target.max}`;
  return `${asked} ${met(ratio, target) ? 'met' : 'MISSED'}`;
};

const cpuOf = ({ cpuMicros, cpuRatio }: Row): string => {
  if (cpuMicros === undefined) return '';
  return `${Math.round(cpuMicros)} µs${cpuRatio === undefined ? '' : ` (${cpuRatio.toFixed(2)})`}`;
};

const databaseOf = ({ databaseMicros, bothRatio }: Row): string => {
  if (databaseMicros === undefined) return '';
  return `${Math.round(databaseMicros)} µs${bothRatio === undefined ? '' : ` (both ${bothRatio.toFixed(2)})`}`;
};

const cells = (row: Row): string[] => [
  row.area,
  row.name,
  row.result,
  cpuOf(row),
  databaseOf(row),
  row.ratio?.toFixed(2) ?? '',
  row.range?.map((ratio) => ratio.toFixed(2)).join('–') ?? '',
  verdictOf(row),
];

/** Returns the rows as a Markdown table for docs/benchmarks.md. */
export const table = (rows: readonly Row[]): string => {
  const head = ['', 'What', 'Result', 'CPU', 'CPU of PostgreSQL', 'Ratio', 'Range', 'Target'];
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const drawn = lines.map((line) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [drawn[0], rule, ...drawn.slice(1)].join('\n');
};
