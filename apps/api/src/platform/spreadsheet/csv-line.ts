import { type Cell, safeCell } from './safe-cell.ts';

/** One line of a CSV file (RFC 4180). Every text is in quotes, and none is a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

const written = (cell: Cell): string | number => {
  const safe = safeCell(cell);
  return typeof safe === 'string' ? `"${safe.replaceAll('"', '""')}"` : (safe ?? '');
};
