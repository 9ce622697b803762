import { GroupIdentityMode } from '@yayan/contract';
import type { Download } from '../../../../call/call.ts';
import { formatTime } from '../../../../platform/calendar.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import { type Sheet, sheetName, workbook, WORKBOOK_TYPE } from '../../../../platform/spreadsheet/workbook.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { finishDownload, recordDownload } from './download-store.ts';
import { type ProvenSheet, proveRows } from './prove-rows.ts';
import { downloadName } from './download-name.ts';

/** A column of a sheet. */
export interface Column {
  name: string;
  /** In characters. */
  width: number;
  /** What its cells mean, for the sheet 说明. */
  meaning: string;
}

/** A sheet of rows, and how its cells are read. */
export interface DataSheet {
  /** Any text. Characters that spreadsheet programs refuse are removed. */
  title: string;
  /** Lines above the column names, for example a question. */
  above?: readonly (readonly Cell[])[];
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** What a download is: for the audit, and for the sheet 说明. */
export interface DownloadFacts {
  /** The operation. */
  kind: string;
  /** Its title, for example 受访者名单. */
  title: string;
  identity: GroupIdentityMode;
  /** The parameters of the call, as in the address. */
  filter: Readonly<Record<string, unknown>>;
  /** The filter in words: name and value. */
  filterWords: readonly (readonly [string, string])[];
}

const EXPLANATION = '说明';
const modeNames: Readonly<Record<GroupIdentityMode, string>> = {
  [GroupIdentityMode.Nickname]: '昵称',
  [GroupIdentityMode.Code]: '代号',
  [GroupIdentityMode.MemberCode]: '会员编号',
};

/**
 * A workbook of a group that proves itself (rule 6.18). The last sheet, 说明, has filters, rows, columns and the SHA-256
 * of each sheet's rows. The audit records the download before the first byte and again after the last.
 */
export async function groupWorkbook(
  deps: Pick<GroupDeps, 'database' | 'clock' | 'random'>,
  visit: Visit,
  facts: DownloadFacts,
  sheets: Iterable<DataSheet> | AsyncIterable<DataSheet>,
): Promise<Download> {
  const { database, clock, random } = deps;
  const record = {
    groupId: visit.group.id,
    id: random.uuid(),
    memberId: visit.me.id,
    kind: facts.kind,
    filter: facts.filter,
    identity: facts.identity,
    at: visit.now,
  };
  await database.transaction((tx) => recordDownload(tx, record));
  async function* content() {
    const proven: ProvenSheet[] = [];
    yield* workbook(withExplanation(visit, facts, sheets, proven));
    await database.transaction((tx) => finishDownload(tx, record, proven, clock.now()));
  }
  const name = downloadName(visit, random, 'xlsx');
  return { name, type: WORKBOOK_TYPE, content: content() };
}

async function* withExplanation(
  visit: Visit,
  facts: DownloadFacts,
  sheets: Iterable<DataSheet> | AsyncIterable<DataSheet>,
  proven: ProvenSheet[],
): AsyncGenerator<Sheet, void, undefined> {
  const taken = new Set([EXPLANATION]);
  const dictionary = new Map<string, string>();
  for await (const { title, above = [], columns, rows } of sheets) {
    const name = sheetName(title, taken);
    for (const column of columns) dictionary.set(column.name, column.meaning);
    yield {
      name,
      headings: [...above, columns.map((column) => column.name)],
      widths: columns.map(({ width }) => width),
      rows: proveRows(name, rows, (sheet) => proven.push(sheet)),
    };
  }
  yield {
    name: EXPLANATION,
    headings: [],
    widths: [24, 70, 70],
    rows: explain(visit, facts, proven, dictionary),
  };
}

function explain(
  { group, now }: Visit,
  { title, identity, filterWords }: DownloadFacts,
  proven: readonly ProvenSheet[],
  dictionary: ReadonlyMap<string, string>,
): Cell[][] {
  return [
    ['讨论小组', group.name],
    ['内容', title],
    ['导出时间', formatTime(now)],
    ['身份显示方式', modeNames[identity]],
    ['筛选条件', filterWords.length === 0 ? '无' : ''],
    ...filterWords.map(([name, value]) => [`　${name}`, value]),
    [],
    ['工作表', '行数（不含表头）', 'SHA-256'],
    ...proven.map((sheet) => [sheet.name, sheet.rows, sheet.sha256]),
    [
      '校验方法',
      '每行按表头的列数取单元格的文字，空单元格也算一个，用制表符连接，行尾加换行符，按 UTF-8 计算 SHA-256；表头不计入。',
    ],
    [],
    ['列名', '含义'],
    ...[...dictionary].map(([name, meaning]) => [name, meaning]),
  ];
}
