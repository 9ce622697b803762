import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { Connection } from '../../../platform/database/database.ts';
import type { Task } from '../../task/task.ts';
import { taskReport } from './report.ts';
import type { Cell } from './report-columns.ts';
import { csvLine } from './safe-cell.ts';

/** Personal answers: readable by their owner only. */
const mode = 0o600;
/** Excel takes a file without it for the country's old encoding. */
const byteOrderMark = '\ufeff';

export interface WrittenReport {
  readonly files: readonly string[];
  /** How many participations. */
  readonly lines: number;
}

/**
 * Writes a task's results to `<hashId>.csv` and `<hashId>.xlsx` in a folder: a line of labels, one of question names,
 * then one a participation. Each file has its name only when it is whole.
 */
export async function writeReport(db: Connection, task: Task, folder: string): Promise<WrittenReport> {
  const report = await taskReport(db, task);
  const csv = join(folder, `${task.hashId}.csv`);
  const xlsx = join(folder, `${task.hashId}.xlsx`);
  const rows: Row[] = [];
  const file = await open(`${csv}.part`, 'w', mode);
  try {
    const put = async (cells: readonly Cell[]): Promise<void> => {
      await file.write((rows.length === 0 ? byteOrderMark : '') + csvLine(cells));
      rows.push(sheetRow(cells));
    };
    await put(report.labels);
    await put(report.keys);
    for await (const cells of report.lines()) await put(cells);
  } finally {
    await file.close();
  }
  const book = await writeXlsxFile(rows, { sheet: '结果', stickyRowsCount: 2 }).toBuffer();
  await writeFile(`${xlsx}.part`, book, { mode });
  for (const path of [csv, xlsx]) await rename(`${path}.part`, path);
  return { files: [csv, xlsx], lines: rows.length - 2 };
}

/** Every text is written as a text, so that no program takes it for anything else. */
const sheetRow = (cells: readonly Cell[]): Row =>
  cells.map((cell) => {
    if (cell === null) return null;
    return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cell };
  });
