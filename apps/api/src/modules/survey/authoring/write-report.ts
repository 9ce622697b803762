import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../../../platform/database/database.ts';
import { csvLine } from '../../../platform/spreadsheet/csv-line.ts';
import type { Cell } from '../../../platform/spreadsheet/safe-cell.ts';
import { workbook } from '../../../platform/spreadsheet/workbook.ts';
import type { Task } from '../../task/api.ts';
import { taskReport } from './report.ts';

/** The file holds personal answers, so only its owner may read it. */
const mode = 0o600;
/** Without the byte order mark Excel would read the file in the local legacy encoding. */
const byteOrderMark = '\ufeff';

export interface WrittenReport {
  readonly files: readonly string[];
  /** The number of participations. */
  readonly lines: number;
}

/**
 * Writes a task's results to `<hashId>.csv` and `<hashId>.xlsx` in a folder: a line of labels, a line of question
 * names, then one line for each participation. A file gets its name only when it is complete.
 */
export async function writeReport(db: Connection, task: Task, folder: string): Promise<WrittenReport> {
  const report = await taskReport(db, task);
  const csv = join(folder, `${task.hashId}.csv`);
  const xlsx = join(folder, `${task.hashId}.xlsx`);
  const headings = [report.labels, report.keys];
  const rows: (readonly Cell[])[] = [];
  const file = await open(`${csv}.part`, 'w', mode);
  try {
    await file.write(byteOrderMark + headings.map(csvLine).join(''));
    for await (const cells of report.lines()) {
      await file.write(csvLine(cells));
      rows.push(cells);
    }
  } finally {
    await file.close();
  }
  await writeFile(`${xlsx}.part`, workbook([{ name: '结果', headings, rows }]), { mode });
  for (const path of [csv, xlsx]) await rename(`${path}.part`, path);
  return { files: [csv, xlsx], lines: rows.length };
}
