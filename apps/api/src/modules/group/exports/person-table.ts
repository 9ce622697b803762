import type { Download } from '../../../http/call.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Cell } from '../../../platform/spreadsheet/safe-cell.ts';
import type { ResponseFilter } from '../analysis/response-filter.ts';
import type { GroupDeps } from '../deps.ts';
import { viewAttributes } from '../entry/group-view.ts';
import { enterAsHost, type Visit } from '../entry/visit.ts';
import type { Guide, GuideSection } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { viewerOf } from '../guide/viewer.ts';
import { type AttributeKey, readAttributeKeys } from './export-store.ts';
import { filterOf, filterWords, type TableQuery } from './filter-words.ts';
import { type Column, groupWorkbook } from './group-workbook.ts';
import { identityModeOf, namesOf } from './respondent-names.ts';
import { type PersonAnswers, readPersonAnswers } from './table-store.ts';

/** Respondents read at a time; each may bring a long answer for each section. */
const PAGE = 50;
const NOT_SHARED = '未提供';

const columnsOf = (attributes: readonly AttributeKey[], sections: readonly GuideSection[]): Column[] => [
  { name: '受访者', width: 18, meaning: '按上面的身份显示方式' },
  ...attributes.map(({ label }) => ({
    name: label,
    width: 12,
    meaning: `受访者同意提供的属性；没有同意的为${NOT_SHARED}`,
  })),
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
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const guide = await guideOf(deps, visit);
  const identity = identityModeOf(visit, query.identity);
  const filter = filterOf(query);
  const names = namesOf(deps, visit.group.id, identity);
  const attributes = await readAttributeKeys(db, visit.group.id);
  const sections = sectionsOf(guide, filter);
  const facts = {
    kind: 'downloadMemberTable',
    title: '按人汇总',
    identity,
    filter: { ...filter },
    filterWords: await filterWords(db, visit, guide, filter, names),
  };
  const rows = people(deps, visit, { filter, sections, attributes, names });
  const columns = columnsOf(attributes, sections);
  return await groupWorkbook(deps, visit, facts, [{ title: '按人汇总', columns, rows }]);
}

const sectionsOf = ({ sections }: Guide, { topicId, sectionId }: ResponseFilter): readonly GuideSection[] =>
  sections.filter(
    (section) =>
      (topicId === undefined || section.topicId === topicId.toLowerCase()) &&
      (sectionId === undefined || section.id === sectionId.toLowerCase()),
  );

interface Table {
  filter: ResponseFilter;
  sections: readonly GuideSection[];
  attributes: readonly AttributeKey[];
  names: ReturnType<typeof namesOf>;
}

async function* people(
  { database }: Pick<GroupDeps, 'database'>,
  visit: Visit,
  table: Table,
): AsyncGenerator<Cell[], void, undefined> {
  const db = database.read;
  let last: PersonAnswers | undefined;
  do {
    const page: PersonAnswers[] = await readPersonAnswers(db, viewerOf(visit), table.filter, {
      after: last?.id,
      limit: PAGE,
    });
    const nameOf = await table.names(db, page);
    for (const person of page) yield cellsOf(person, nameOf.get(person.id) ?? '', table);
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last !== undefined);
}

function cellsOf({ memberAttributes, answers }: PersonAnswers, name: string, table: Table): Cell[] {
  const shared = new Map(viewAttributes(memberAttributes).map(({ key, value }) => [key, value]));
  const said = new Map(answers.map(({ sectionId, content }) => [sectionId, content]));
  return [
    name,
    ...table.attributes.map(({ key }) => shared.get(key) ?? NOT_SHARED),
    ...table.sections.map(({ id }) => said.get(id) ?? null),
  ];
}
