import { FollowUpAudience, FollowUpKind, FollowUpQuoteState, GroupRole, type QueryOf } from '@yayan/contract';
import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { formatTime } from '../../../../platform/calendar.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { requireTopic } from '../../discussion/guide/section-access.ts';
import { isQuotable, quoteStateOf } from '../../discussion/follow-ups/quoted-view.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import {
  readAnswers,
  readFollowUpsUnder,
  readTranscriptSections,
  type TranscriptRow,
  type TranscriptSection,
} from './export-store.ts';
import { type Column, type DataSheet, groupWorkbook } from './group-workbook.ts';
import { identityModeOf, namesOf } from './respondent-names.ts';

const PAGE = 500;

const columns: readonly Column[] = [
  { name: '回答', width: 8, meaning: '第几个回答，从 1 开始；追问和回复与所属的回答同号' },
  { name: '时间', width: 20, meaning: '北京时间' },
  { name: '谁', width: 18, meaning: '受访者按上面的身份显示方式，主持人为主持人昵称' },
  { name: '角色', width: 10, meaning: '受访者或主持人' },
  { name: '类型', width: 10, meaning: '回答、追问或回复' },
  { name: '谁能看到', width: 12, meaning: '所有人，或仅这位受访者和主持人' },
  { name: '内容', width: 70, meaning: '原文，修改过的为最新一版' },
  { name: '引用', width: 40, meaning: '追问或回复引用的原话；原回答删除或改掉这句话后，只说明这一点' },
  { name: '附件数', width: 8, meaning: '图片、视频、录音和文件的个数' },
  { name: '修改时间', width: 20, meaning: '北京时间；没有修改过为空' },
];

const kindNames: Readonly<Record<TranscriptRow['kind'], string>> = {
  answer: '回答',
  [FollowUpKind.FollowUp]: '追问',
  [FollowUpKind.Reply]: '回复',
  [FollowUpKind.Note]: '内部备注',
};

const audienceNames: Readonly<Record<FollowUpAudience, string>> = {
  [FollowUpAudience.Everyone]: '所有人',
  [FollowUpAudience.Author]: '仅本人',
  [FollowUpAudience.BackRoom]: '内部',
};

const goneQuotes: Partial<Record<FollowUpQuoteState, string>> = {
  [FollowUpQuoteState.Removed]: '（原回答已删除）',
  [FollowUpQuoteState.Reworded]: '（作者改掉了这句话）',
};

/** All answers, follow-ups and replies of a topic, one sheet a section. Refuses respondents with FORBIDDEN. */
export async function downloadTopicResponses(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'downloadTopicResponses'>,
): Promise<Download> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const topic = requireTopic(await guideOf(deps, visit), query.topicId);
  const identity = identityModeOf(visit, query.identity);
  const sections = await readTranscriptSections(db, visit.group.id, topic.id);
  const names = namesOf(deps, visit.group.id, identity);
  const facts = {
    kind: 'downloadTopicResponses',
    title: '话题实录',
    identity,
    filter: { topicId: topic.id },
    filterWords: [['话题', topic.title]] as const,
  };
  const sheets = sections.map((section, place): DataSheet => ({
    title: `${place + 1} ${section.title}`,
    above: [[section.question], ...filesLine(section)],
    columns,
    rows: transcriptRows(deps, visit, section, names),
  }));
  return await groupWorkbook(deps, visit, facts, sheets);
}

/** The files at a question, as lines above its answers. */
const filesLine = ({ files }: TranscriptSection): string[][] =>
  files.length === 0
    ? []
    : [[`题目附件 ${files.length} 个：${files.map((alt) => alt || '没有说明').join('、')}`]];

async function* transcriptRows(
  { database }: Pick<GroupDeps, 'database'>,
  visit: Visit,
  section: TranscriptSection,
  names: ReturnType<typeof namesOf>,
): AsyncGenerator<Cell[], void, undefined> {
  const db = database.read;
  const at = { groupId: visit.group.id, sectionId: section.id, limit: PAGE };
  let number = 0;
  let last: TranscriptRow | undefined;
  do {
    const answers = await readAnswers(db, { ...at, after: last });
    const under = await readFollowUpsUnder(
      db,
      viewerOf(visit),
      answers.map(({ id }) => id),
    );
    const said = answers.flatMap((answer) => [answer, ...(under.get(answer.id) ?? [])]);
    const nameOf = await names(
      db,
      said.map(({ authorId, memberId, nickname, role }) => ({ id: authorId, memberId, nickname, role })),
    );
    for (const row of said) {
      if (row.kind === 'answer') number += 1;
      yield cellsOf(number, row, nameOf.get(row.authorId) ?? '');
    }
    last = answers.length < PAGE ? undefined : answers.at(-1);
  } while (last !== undefined);
}

const quoteCell = ({ quoted }: TranscriptRow): Cell => {
  if (quoted === null) return '';
  const state = quoteStateOf(quoted);
  return isQuotable(state) ? quoted.text : (goneQuotes[state] ?? '');
};

const cellsOf = (number: number, row: TranscriptRow, name: string): Cell[] => [
  number,
  formatTime(row.at),
  name,
  row.role === GroupRole.Respondent ? '受访者' : '主持人',
  kindNames[row.kind],
  audienceNames[row.audience],
  row.content,
  quoteCell(row),
  row.attachments,
  row.editedAt === null ? null : formatTime(row.editedAt),
];
