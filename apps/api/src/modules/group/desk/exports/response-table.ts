import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { formatTime } from '../../../../platform/calendar.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { attributeCells, attributeColumns } from './attribute-columns.ts';
import type { AttributeKey } from './export-store.ts';
import type { TableQuery } from './filter-words.ts';
import { type FilteredTable, openFilteredTable } from './filtered-table.ts';
import { type Column, groupWorkbook } from './group-workbook.ts';
import { readTableRows, type TableRow } from './table-store.ts';

const PAGE = 500;

const columnsOf = (attributes: readonly AttributeKey[]): Column[] => [
  { name: '话题', width: 20, meaning: '话题的标题' },
  { name: '问题', width: 24, meaning: '问题的标题' },
  { name: '受访者', width: 18, meaning: '按上面的身份显示方式' },
  ...attributeColumns(attributes),
  { name: '回答', width: 70, meaning: '原文，修改过的为最新一版' },
  { name: '标签', width: 24, meaning: '整条回答和其中片段的标签，用顿号隔开' },
  { name: '标记的片段', width: 40, meaning: '标签：片段原文；回答修改后失效的片段不列出' },
  { name: '附件数', width: 8, meaning: '图片、视频、录音和文件的个数' },
  { name: '回答时间', width: 20, meaning: '北京时间' },
  { name: '修改次数', width: 8, meaning: '0 为没有修改过' },
  { name: '修改时间', width: 20, meaning: '北京时间；没有修改过为空' },
];

/** The answers that match the desk's filter, one row each (rule 6.18). Refuses respondents with FORBIDDEN. */
export async function downloadResponseTable(
  deps: GroupDeps,
  caller: GroupCaller,
  query: TableQuery,
): Promise<Download> {
  const table = await openFilteredTable(deps, caller, query, {
    kind: 'downloadResponseTable',
    title: '回答明细',
  });
  const columns = columnsOf(table.attributes);
  return await groupWorkbook(deps, table.visit, table.facts, [
    { title: '回答', columns, rows: answers(deps, table) },
  ]);
}

async function* answers(
  { database }: Pick<GroupDeps, 'database'>,
  table: FilteredTable,
): AsyncGenerator<Cell[], void, undefined> {
  const db = database.read;
  let last: TableRow | undefined;
  do {
    const page: TableRow[] = await readTableRows(db, viewerOf(table.visit), table.filter, {
      after: last,
      limit: PAGE,
    });
    const nameOf = await table.names(
      db,
      page.map((row) => ({ ...row, id: row.authorId })),
    );
    for (const row of page) yield cellsOf(row, nameOf.get(row.authorId) ?? '', table);
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last !== undefined);
}

function cellsOf(row: TableRow, name: string, { guide, attributes }: FilteredTable): Cell[] {
  const section = guide.sectionOf.get(row.sectionId);
  const passages = row.marks.filter(({ start, wording }) => start >= 0 && wording === row.wording);
  return [
    section?.topicTitle ?? '',
    section?.title ?? '',
    name,
    ...attributeCells(attributes, row.memberAttributes),
    row.content,
    [...new Set(row.marks.map((mark) => mark.name))].join('、'),
    passages.map((mark) => `${mark.name}：${row.content.slice(mark.start, mark.end)}`).join('\n'),
    row.attachments,
    formatTime(row.at),
    row.wording,
    row.editedAt === null ? null : formatTime(row.editedAt),
  ];
}
