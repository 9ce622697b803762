import type { Cell } from './report-columns.ts';

/** What a spreadsheet program would calculate, run or fetch when a text begins with it, full-width forms too. */
const opensFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^\p{Cc}/u;
/** What XML can't hold. */
const unprintable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const longest = 32_000;

/** A text as a report file may carry it: never a formula, whatever a respondent typed (X3). Numbers stay numbers. */
export function safeCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll(unprintable, '').slice(0, longest);
  return opensFormula.test(cell) || opensFormula.test(text) ? `'${text}` : text;
}

/** One line of a CSV file (RFC 4180), every text in quotes. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : (cell ?? ''))).join(',')}\r\n`;
