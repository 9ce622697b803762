/** A cell is a text, a number, or empty. */
export type Cell = string | number | null;

/** Spreadsheet programs read a text with such a beginning as a formula; full-width forms too. */
const opensFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^\p{Cc}/u;
/** Characters that XML can't contain. */
const unprintable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;
const longest = 32_000;

/** Makes sure that no program reads a text as a formula, no matter who wrote it (X3). Numbers stay numbers. */
export function safeCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll(unprintable, '').slice(0, longest);
  return opensFormula.test(cell) || opensFormula.test(text) ? `'${text}` : text;
}
