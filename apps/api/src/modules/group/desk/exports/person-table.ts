import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import type { ResponseFilter } from '../../discussion/guide/response-filter-store.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Guide, GuideSection } from '../../discussion/guide/guide.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { attributeCells, attributeColumns } from './attribute-columns.ts';
import type { AttributeKey } from './export-store.ts';
import type { TableQuery } from './filter-words.ts';
import { type FilteredTable, openFilteredTable } from './filtered-table.ts';
import { type Column, groupWorkbook } from './group-workbook.ts';
import { type PersonAnswers, readPersonAnswers } from './table-store.ts';

/** Respondents read at a time. Each may have a long answer for each section. */
const PAGE = 50;

const columnsOf = (attributes: readonly AttributeKey[], sections: readonly GuideSection[]): Column[] => [
  { name: '受访者', width: 18, meaning: '按上面的身份显示方式' },
  ...attributeColumns(attributes),
  ...sections.map(({ topicTitle, title }, place) => ({
    name: `${place + 1} ${topicTitle} / ${title}`,
    width: 40,
    meaning: '对这个问题的回答；没有符合条件的回答为空',
  })),
];

/** Respondents with an answer that matches, one row each and one column a section (rule 6.18). */
export async function downloadMemberTable(
  deps: GroupDeps,
  caller: GroupCaller,
  query: TableQuery,
): Promise<Download> {
  const table = await openFilteredTable(deps, caller, query, {
    kind: 'downloadMemberTable',
    title: '按人汇总',
  });
  const sections = sectionsOf(table.guide, table.filter);
  const columns = columnsOf(table.attributes, sections);
  const rows = people(deps, { ...table, sections });
  return await groupWorkbook(deps, table.visit, table.facts, [{ title: '按人汇总', columns, rows }]);
}

const sectionsOf = ({ sections }: Guide, { topicId, sectionId }: ResponseFilter): readonly GuideSection[] =>
  sections.filter(
    (section) =>
      (topicId === undefined || section.topicId === topicId.toLowerCase()) &&
      (sectionId === undefined || section.id === sectionId.toLowerCase()),
  );

interface Table extends FilteredTable {
  sections: readonly GuideSection[];
}

async function* people(
  { database }: Pick<GroupDeps, 'database'>,
  table: Table,
): AsyncGenerator<Cell[], void, undefined> {
  const db = database.read;
  let last: PersonAnswers | undefined;
  do {
    const page: PersonAnswers[] = await readPersonAnswers(db, viewerOf(table.visit), table.filter, {
      after: last?.id,
      limit: PAGE,
    });
    const nameOf = await table.names(db, page);
    for (const person of page) yield cellsOf(person, nameOf.get(person.id) ?? '', table);
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last !== undefined);
}

function cellsOf({ memberAttributes, answers }: PersonAnswers, name: string, table: Table): Cell[] {
  const said = new Map(answers.map(({ sectionId, content }) => [sectionId, content]));
  return [
    name,
    ...attributeCells(table.attributes, memberAttributes),
    ...table.sections.map(({ id }) => said.get(id) ?? null),
  ];
}
