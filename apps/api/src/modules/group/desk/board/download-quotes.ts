import { GroupIdentityMode, type QueryOf, QuoteFileFormat } from '@yayan/contract';
import type { DataOf } from '@yayan/contract';
import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { formatTime } from '../../../../platform/calendar.ts';
import { type Paragraph, wordDocument, WORD_TYPE } from '../../../../platform/document/word-document.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { downloadName } from '../exports/download-name.ts';
import { finishDownload, recordDownload } from '../exports/download-store.ts';
import { type Column, groupWorkbook } from '../exports/group-workbook.ts';
import { hashedRow, proveRows, type ProvenSheet } from '../exports/prove-rows.ts';
import { identityModeOf } from '../exports/respondent-names.ts';
import { viewBoard } from './quotes.ts';

type Board = DataOf<'listQuotes'>;
type Quote = Board['items'][number];

const columns: readonly Column[] = [
  { name: '结论', width: 24, meaning: '金句归入的结论；没有归入为空' },
  { name: '结论说明', width: 40, meaning: '主持人写的一句话' },
  { name: '金句', width: 60, meaning: '放进金句板时的原文' },
  { name: '编码', width: 20, meaning: '主持人给的编码，用顿号隔开' },
  { name: '受访者', width: 18, meaning: '按上面的身份显示方式' },
  { name: '话题', width: 20, meaning: '话题的标题' },
  { name: '问题', width: 24, meaning: '问题的标题' },
  { name: '回答的版本', width: 10, meaning: '摘自回答的第几版，1 为最初的一版' },
  { name: '后来改过', width: 10, meaning: '放进金句板以后，回答有没有修改' },
  { name: '原回答', width: 50, meaning: '打开原回答的网址，小组的主持人和观察员登录后可看' },
];

const NO_FINDING = '没有归入结论';

/** The findings in their order with their quotes, then what is in none. */
const arranged = ({ items, findings }: Board) => [
  ...findings.map((finding) => ({
    finding,
    quotes: items.filter(({ findingId }) => findingId === finding.id),
  })),
  { finding: null, quotes: items.filter(({ findingId }) => findingId === null) },
];

/**
 * The quote board as a document or a workbook (rule 6.52). Quotes of deleted answers and of people who left are not in it.
 * Refuses respondents with FORBIDDEN.
 */
export async function downloadQuotes(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'downloadQuotes'>,
): Promise<Download> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const identity = identityModeOf(visit, query.identity);
  const board = await viewBoard(deps, db, visit, identity);
  const linkOf = ({ responseId }: Quote): string =>
    new URL(`/bbs-response?open=${responseId}`, deps.config.sites.bbs).href;
  const facts = {
    kind: 'downloadQuotes',
    title: '金句',
    identity,
    filter: { format: query.format },
    filterWords: [],
  };
  if (query.format === QuoteFileFormat.Xlsx) {
    const rows = rowsOf(board, linkOf);
    return await groupWorkbook(deps, visit, facts, [{ title: '金句', columns, rows }]);
  }
  return await boardDocument(deps, visit, identity, board, linkOf);
}

// oxlint-disable-next-line require-await -- A sheet takes its rows asynchronously.
async function* rowsOf(
  board: Board,
  linkOf: (quote: Quote) => string,
): AsyncGenerator<Cell[], void, undefined> {
  for (const { finding, quotes } of arranged(board))
    for (const quote of quotes)
      yield [
        finding?.title ?? '',
        finding?.sentence ?? '',
        quote.text,
        quote.codes.join('、'),
        quote.who,
        quote.where.topicTitle,
        quote.where.sectionTitle,
        quote.wording + 1,
        quote.stale ? '是' : '否',
        linkOf(quote),
      ];
}

async function boardDocument(
  deps: GroupDeps,
  visit: Visit,
  identity: GroupIdentityMode,
  board: Board,
  linkOf: (quote: Quote) => string,
): Promise<Download> {
  const { database, clock, random } = deps;
  const record = {
    groupId: visit.group.id,
    id: random.uuid(),
    memberId: visit.me.id,
    kind: 'downloadQuotes',
    filter: { format: QuoteFileFormat.Docx },
    identity,
    at: visit.now,
  };
  await database.transaction((tx) => recordDownload(tx, record));
  const proven: ProvenSheet[] = [];
  for await (const cells of proveRows('金句', rowsOf(board, linkOf), (sheet) => proven.push(sheet)))
    hashedRow(cells);
  async function* content() {
    yield* wordDocument(paragraphsOf(visit, board, linkOf), visit.now);
    await database.transaction((tx) => finishDownload(tx, record, proven, clock.now()));
  }
  return { name: downloadName(visit, random, 'docx'), type: WORD_TYPE, content: content() };
}

function paragraphsOf(visit: Visit, board: Board, linkOf: (quote: Quote) => string): Paragraph[] {
  const parts = arranged(board).filter(({ finding, quotes }) => finding !== null || quotes.length > 0);
  return [
    { style: 'title', text: `${visit.group.name} · 金句` },
    { style: 'note', text: `导出于 ${formatTime(visit.now)}，共 ${board.items.length} 条` },
    ...parts.flatMap(({ finding, quotes }): Paragraph[] => [
      { style: 'heading', text: finding?.title ?? NO_FINDING },
      ...(finding && finding.sentence !== '' ? [{ style: 'text', text: finding.sentence } as const] : []),
      ...quotes.flatMap((quote): Paragraph[] => [
        { style: 'quote', text: `“${quote.text}”` },
        { style: 'note', text: aboutOf(quote), link: { text: '打开原回答', href: linkOf(quote) } },
      ]),
    ]),
  ];
}

const aboutOf = ({ who, where, codes, wording, stale }: Quote): string =>
  [
    who,
    where.topicTitle,
    where.sectionTitle,
    ...(codes.length > 0 ? [`编码：${codes.join('、')}`] : []),
    `回答的第 ${wording + 1} 版${stale ? '（后来改过）' : ''}`,
    '',
  ].join(' · ');
