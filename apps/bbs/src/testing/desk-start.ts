import type { GroupMe, HostResponse, ResponseTag } from '@yayan/api-client';
import {
  mockGetFollowUpRadar,
  mockGetGroupMe,
  mockGetVoiceCoverage,
  mockListGroupDownloads,
  mockListHostResponses,
  mockListHostVotes,
  mockListQuotes,
  mockListResponseAttributes,
  mockListResponseTags,
  mockListResponseTopics,
  mockListResponseWords,
} from '@yayan/api-client/mocks';
import { me, response } from './group-start.ts';
import { openMock } from './open-mock.ts';

export const host: GroupMe = { ...me, identity: { ...me.identity, name: '小禾', role: 1 } };
export const observer: GroupMe = { ...me, identity: { ...me.identity, name: '小远', role: 2 } };

const day = Date.parse('2026-11-21T08:30:00.000Z');

const hash = (place: number): string => String(place).padStart(4, '0');
const at = (place: number): string => new Date(day + place * 60_000).toISOString();

export const fast: ResponseTag = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f001',
  name: '图快',
  color: 'teal',
  responses: 1,
};

/** The answer at this position in time. */
export const deskAnswer = (place: number, more: Partial<HostResponse> = {}): HostResponse => {
  const base = response(100, `第 ${place} 条：楼下的豆浆油条，三分钟就能走到。`);
  return {
    ...base,
    id: base.id.slice(0, -4) + hash(place),
    createdAt: at(place),
    where: {
      topicId: base.topicId,
      topicTitle: '第一天：我的早晨',
      sectionId: base.sectionId,
      sectionTitle: '今早吃了什么',
    },
    question: '今天早上你吃了什么？',
    tags: [],
    passages: [],
    wording: 0,
    starred: false,
    unread: false,
    attributes: [{ key: 'city', label: '城市', value: '成都' }],
    ...more,
  };
};

const { author, where } = deskAnswer(1);

const cell = {
  topicId: where.topicId,
  value: '成都',
  members: 5,
  spoken: 3,
  silent: [author],
  target: null,
};
const upcoming = { ...cell, topicId: 'next', spoken: 0 };
const coverage = {
  topics: [
    { id: where.topicId, title: where.topicTitle, state: 'open' as const },
    { id: 'next', title: '第三天', state: 'upcoming' as const },
  ],
  values: ['成都', null],
  cells: [cell, upcoming, { ...cell, value: null, members: 2, spoken: 0 }, { ...upcoming, value: null }],
};

const thin = {
  kind: 'thin' as const,
  member: author,
  where,
  responseId: deskAnswer(1).id,
  excerpt: '还行',
  answer: null,
  joined: null,
  at: at(1),
};
const silent = { ...thin, kind: 'silent' as const, where: null, responseId: null, excerpt: '' };
const radar = [
  thin,
  { ...thin, kind: 'unanswered' as const, excerpt: '和谁一起吃的' },
  {
    ...thin,
    kind: 'contradicted' as const,
    responseId: deskAnswer(2).id,
    excerpt: '面包牛奶',
    answer: '楼下的豆浆油条，三分钟就能走到，早上赶时间的时候几乎天天如此，周末才会自己做……',
  },
  { ...silent, joined: true },
  { ...silent, member: { ...author, name: '阿竹' }, joined: false },
];

const quote = {
  id: fast.id,
  responseId: deskAnswer(1).id,
  text: '豆浆油条',
  start: 9,
  end: 13,
  wording: 0,
  stale: true,
  who: '小满',
  where,
  codes: ['图方便'],
  findingId: fast.id,
  addedBy: author,
  addedAt: at(1),
};
const loose = { ...quote, id: deskAnswer(2).id, text: '三分钟就能走到', stale: false, findingId: null };
const finding = { id: fast.id, title: '先看近不近', sentence: '走路三分钟以内的店更常去。' };

const option = (text: string, averageRank: number, last: number) => ({
  option: { id: deskAnswer(last).id, text, media: null },
  votes: 4,
  percent: 100,
  averageRank,
  voters: [author],
});
/** A vote below the question of the answers. */
export const vote = {
  id: fast.id,
  where,
  title: '最看重早餐的哪一点',
  kind: 'ranked' as const,
  anonymous: false,
  resultsShown: 'always' as const,
  state: 'open' as const,
  closesAt: null,
  voters: 4,
  respondents: 5,
  options: [option('营养', 2.5, 1), option('方便', 1.25, 2)],
  notVoted: [author],
};

const download = {
  id: deskAnswer(1).id,
  by: { id: me.identity.groupMemberId, name: '小远', avatar: null, role: 2 as const },
  kind: 'responseTable' as const,
  identity: 'code' as const,
  startedAt: at(1),
  finishedAt: at(2),
  rows: 412,
};

/** Answers as the desk lists them: the newest first. */
export const deskPage = (answers: readonly HostResponse[]) => ({
  items: answers.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
  nextCursor: null,
  total: answers.length,
});

/** Opens the mock with the answers of a group, for its host or an observer. */
export const openDesk = async (
  answers: readonly HostResponse[],
  { as = host, tags = [] }: { readonly as?: GroupMe; readonly tags?: ResponseTag[] } = {},
) => {
  const responses = answers.length;
  const section = { id: where.sectionId, title: where.sectionTitle, responses };
  return await openMock({
    seed: [
      mockGetGroupMe(as),
      mockListHostResponses(deskPage(answers)),
      mockListResponseTopics({
        items: [{ id: where.topicId, title: where.topicTitle, responses, sections: [section] }],
      }),
      mockListResponseTags({ items: tags }),
      mockListResponseAttributes({
        items: [{ key: 'city', label: '城市', values: [{ value: '成都', members: 2 }] }],
      }),
      mockListGroupDownloads({ items: [download], nextCursor: null }),
      mockListResponseWords({
        items: [
          { word: '豆浆', answers: 12, count: 19 },
          { word: '油条', answers: 5, count: 5 },
        ],
        answers: 40,
      }),
      mockGetVoiceCoverage(coverage),
      mockGetFollowUpRadar({ items: radar }),
      mockListQuotes({ items: [quote, loose], findings: [finding] }),
      mockListHostVotes({ items: [vote] }),
    ],
  });
};
