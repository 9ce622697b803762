import { createHash } from 'node:crypto';
import { type Cell, safeCell } from '../../../../platform/spreadsheet/safe-cell.ts';

/** The number and hash of a sheet's rows, without the heading. */
export interface ProvenSheet {
  name: string;
  rows: number;
  /** Hexadecimal. The hashed text is UTF-8: cells joined by tabs, and a line feed after each row. */
  sha256: string;
}

/** One row as it is hashed: the cells as in the file, an empty cell as an empty text. */
export const hashedRow = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => String(safeCell(cell) ?? '')).join('\t')}\n`;

/** Passes rows on. After the last one it reports their number and hash. */
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
