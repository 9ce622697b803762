import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { type Cell, safeCell } from './safe-cell.ts';

export interface Workbook {
  /** Of the one sheet. */
  name: string;
  /** The first rows, which stay in view. */
  headings: readonly (readonly Cell[])[];
  /** Widths of the columns in characters; as programs choose without. */
  widths?: readonly number[];
  rows: readonly (readonly Cell[])[];
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * One sheet as an .xlsx file. Every text is stored as a text, so that no cell is a formula; what would become one in a
 * program that reads the text anew is quoted besides. All rows are in memory: for bounded lists only.
 */
export async function workbook({ name, headings, widths, rows }: Workbook): Promise<Buffer> {
  const sheet: Row[] = [
    ...headings.map((cells) => cells.map((cell) => typed(cell, { fontWeight: 'bold' }))),
    ...rows.map((cells) => cells.map((cell) => typed(cell))),
  ];
  return await writeXlsxFile(sheet, {
    sheet: name,
    stickyRowsCount: headings.length,
    ...(widths && { columns: widths.map((width) => ({ width })) }),
  }).toBuffer();
}

function typed(cell: Cell, style: { fontWeight?: 'bold' } = {}): Row[number] {
  const value = safeCell(cell);
  if (value === null) return null;
  return typeof value === 'number' ? { type: Number, value, ...style } : { type: String, value, ...style };
}
