import { type QueryOf, TopicMemberState } from '@yayan/contract';
import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { formatTime } from '../../../../platform/calendar.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import {
  readRespondentIds,
  readRespondentProgress,
  type RespondentProgress,
} from '../../discussion/guide/progress-store.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { requireTopic } from '../../discussion/guide/section-access.ts';
import { uuidPages } from '../../../../platform/uuid-pages.ts';
import { attributeCells, attributeColumns } from './attribute-columns.ts';
import { type AttributeKey, readAccounts, readAttributeKeys } from './export-store.ts';
import { type Column, groupWorkbook } from './group-workbook.ts';
import { identityModeOf, namesOf } from './respondent-names.ts';

const PAGE = 500;

const stateNames: Readonly<Record<TopicMemberState, string>> = {
  [TopicMemberState.Answered]: '已完成',
  [TopicMemberState.Partly]: '部分完成',
  [TopicMemberState.Silent]: '未发言',
};

const columnsOf = (attributes: readonly AttributeKey[]): Column[] => [
  { name: '受访者', width: 18, meaning: '按上面的身份显示方式' },
  ...attributeColumns(attributes),
  { name: '状态', width: 12, meaning: '已完成、部分完成、未发言' },
  { name: '已答', width: 8, meaning: '已经回答的问题数' },
  { name: '已开放', width: 8, meaning: '到导出时已经开放的问题数' },
  { name: '待回复追问', width: 12, meaning: '要求回复、还没有回复的追问数' },
  { name: '首次进入', width: 20, meaning: '北京时间；没有进入过为空' },
  { name: '最近进入', width: 20, meaning: '北京时间；没有进入过为空' },
  { name: '最近回答', width: 20, meaning: '北京时间；没有回答过为空' },
];

/** A group's respondents with their progress, one row each. Refuses respondents with FORBIDDEN. */
export async function downloadGroupMembers(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'downloadGroupMembers'>,
): Promise<Download> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const topic =
    query.topicId === undefined ? undefined : requireTopic(await guideOf(deps, visit), query.topicId);
  const identity = identityModeOf(visit, query.identity);
  const attributes = await readAttributeKeys(db, visit.group.id);
  const facts = {
    kind: 'downloadGroupMembers',
    title: '受访者名单',
    identity,
    filter: topic ? { topicId: topic.id } : {},
    filterWords: topic ? ([['话题', topic.title]] as const) : [],
  };
  const rows = respondents(deps, visit, {
    topicId: topic?.id ?? null,
    attributes,
    names: namesOf(deps, visit.group.id, identity),
  });
  return await groupWorkbook(deps, visit, facts, [{ title: '受访者', columns: columnsOf(attributes), rows }]);
}

async function* respondents(
  { database }: Pick<GroupDeps, 'database'>,
  { group, now }: Visit,
  table: {
    topicId: string | null;
    attributes: readonly AttributeKey[];
    names: ReturnType<typeof namesOf>;
  },
): AsyncGenerator<Cell[], void, undefined> {
  const db = database.read;
  const query = { groupId: group.id, topicId: table.topicId, now };
  for (const ids of uuidPages(await readRespondentIds(db, query), PAGE)) {
    const page = await readRespondentProgress(db, { ...query, ids, limit: PAGE });
    const accounts = await readAccounts(db, group.id, ids);
    const nameOf = await table.names(
      db,
      page.map((row) => ({ ...row, memberId: accounts.get(row.id) ?? null })),
    );
    for (const row of page) yield cellsOf(row, nameOf.get(row.id) ?? '', table.attributes);
  }
}

function cellsOf(row: RespondentProgress, name: string, attributes: readonly AttributeKey[]): Cell[] {
  const time = (at: Date | null): Cell => (at === null ? null : formatTime(at));
  return [
    name,
    ...attributeCells(attributes, row.attributes),
    stateNames[row.state],
    row.answered,
    row.total,
    row.followUpsOwed,
    time(row.joinedAt),
    time(row.lastSeenAt),
    time(row.lastAnsweredAt),
  ];
}
