import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { type Cell, safeCell } from './safe-cell.ts';

/** One sheet of a workbook. */
export interface Sheet {
  /** At most 31 characters, unique in the workbook. `sheetName` makes one of any text. */
  name: string;
  /** The first rows. They stay visible when scrolling. */
  headings: readonly (readonly Cell[])[];
  /** Widths of the columns in characters; by default the program decides. */
  widths?: readonly number[];
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const BATCH = 200;

/**
 * Sheets as the bytes of an .xlsx file. Rows are read as fast as the reader takes bytes, so that memory doesn't grow
 * with the number of rows. All rows of a sheet are read before the next sheet is requested. Every text is stored as a
 * text, so that no cell is a formula. Texts that a program could read as a formula later are quoted too.
 */
export async function* workbook(
  sheets: Iterable<Sheet> | AsyncIterable<Sheet>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const out = new PassThrough();
  const written = write(sheets, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const chunk of out) yield chunk as Uint8Array;
  } finally {
    out.destroy();
    await written;
  }
}

async function write(sheets: Iterable<Sheet> | AsyncIterable<Sheet>, out: PassThrough): Promise<void> {
  // Loading it takes a tenth of a server's start, and few servers ever need a workbook early.
  const { default: Excel } = await import('exceljs');
  const file = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  for await (const { name, headings, widths, rows } of sheets) {
    const sheet = file.addWorksheet(name, { views: [{ state: 'frozen', ySplit: headings.length }] });
    if (widths) sheet.columns = widths.map((width) => ({ width }));
    for (const cells of headings) {
      const row = sheet.addRow(cells.map(safeCell));
      row.font = { bold: true };
      row.commit();
    }
    let count = 0;
    for await (const cells of rows) {
      sheet.addRow(cells.map(safeCell)).commit();
      count += 1;
      if (count % BATCH === 0) await untilTaken(out);
      // The reader has left, so nobody waits for the end of the file.
      if (out.destroyed) return;
    }
    sheet.commit();
  }
  await file.commit();
}

/** Waits until the reader has taken the written bytes. */
async function untilTaken(out: PassThrough): Promise<void> {
  await new Promise(setImmediate);
  if (!out.writableNeedDrain) return;
  const left = new AbortController();
  await Promise.race([
    once(out, 'drain', { signal: left.signal }),
    once(out, 'close', { signal: left.signal }),
  ]).finally(() => left.abort());
}

const LONGEST_NAME = 31;

/**
 * Makes a sheet name from any text: characters that spreadsheet programs refuse are removed, and names in `taken` get a
 * number.
 */
export function sheetName(text: string, taken: Set<string>): string {
  const plain =
    text
      .replaceAll(/[\p{Cc}[\]:*?/\\]/gu, ' ')
      .replaceAll(/^'+|'+$/gu, '')
      .trim() || '未命名';
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` (${count})`;
    const name = shortened(plain, LONGEST_NAME - end.length) + end;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** Cuts between characters, never inside a surrogate pair. */
const shortened = (text: string, most: number): string => {
  const cut = text.slice(0, most);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
};
