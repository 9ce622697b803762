import { createHash } from 'node:crypto';
import { type Cell, safeCell } from '../../../../platform/spreadsheet/safe-cell.ts';

/** What a sheet holds: its rows without the heading, and their hash. */
export interface ProvenSheet {
  name: string;
  rows: number;
  /** Of the rows as UTF-8: the cells' texts joined by tabs, each row ended by a line feed. Hexadecimal. */
  sha256: string;
}

/** One row as it is hashed: as it stands in the file, empty cells as empty texts. */
export const hashedRow = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => String(safeCell(cell) ?? '')).join('\t')}\n`;

/** Passes rows on, and hands over their number and hash after the last one. */
export async function* proveRows(
  name: string,
  rows: AsyncIterable<readonly Cell[]>,
  whenRead: (sheet: ProvenSheet) => void,
): AsyncGenerator<readonly Cell[], void, undefined> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const cells of rows) {
    hash.update(hashedRow(cells), 'utf8');
    count += 1;
    yield cells;
  }
  whenRead({ name, rows: count, sha256: hash.digest('hex') });
}
