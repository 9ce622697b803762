import writeXlsxFile, { type Row } from 'write-excel-file/node';

/** A cell is a text, a whole or broken number, or empty. */
export type WorkbookCell = string | number | null;

export interface Workbook {
  /** Of the one sheet. */
  name: string;
  /** The first row, which stays in view. */
  heading: readonly string[];
  /** Widths of the columns in characters. */
  widths: readonly number[];
  rows: readonly (readonly WorkbookCell[])[];
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What XML can't hold. */
const unprintable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;
/** What a spreadsheet program would calculate, run or fetch if it stood in a cell by itself, full-width forms too. */
const opensFormula = /^[\s\ufeff]*[=+\-@＝＋－＠|%]/u;
const LONGEST = 32_000;

/**
 * One sheet as an .xlsx file. Every text is stored as a text, so that no cell is a formula; what would become one in a
 * program that reads the text anew is quoted besides. All rows are in memory: for bounded lists only.
 */
export async function workbook({ name, heading, widths, rows }: Workbook): Promise<Buffer> {
  const sheet: Row[] = [
    heading.map((value) => ({ type: String, value, fontWeight: 'bold' })),
    ...rows.map((cells) => cells.map(typed)),
  ];
  const columns = widths.map((width) => ({ width }));
  return await writeXlsxFile(sheet, { sheet: name, stickyRowsCount: 1, columns }).toBuffer();
}

function typed(cell: WorkbookCell): Row[number] {
  if (cell === null) return null;
  return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: safeText(cell) };
}

function safeText(text: string): string {
  const printable = text.replaceAll(unprintable, '').slice(0, LONGEST);
  return opensFormula.test(printable) ? `'${printable}` : printable;
}
