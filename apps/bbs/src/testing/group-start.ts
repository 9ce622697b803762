import {
  type FollowUp,
  type GroupMe,
  type GroupMember,
  type GroupResponse,
  type HostTopicMember,
  type SharedAttribute,
  type TopicAskedItem,
  type TopicDetail,
  type TopicUnansweredItem,
  GroupOpenState,
  SectionPhotos,
  SectionVisibility,
} from '@yayan/api-client';
import {
  mockCountHostTopicMembers,
  mockCreateResponse,
  mockGetGroupMe,
  mockGetGroupMember,
  mockGetHostTopic,
  mockGetSharedAttributes,
  mockGetTopic,
  mockListAnsweredSections,
  mockListAskedFollowUps,
  mockListGroupDrafts,
  mockListGroupMembers,
  mockListHostTopicMembers,
  mockListResponses,
  mockListUnansweredSections,
} from '@yayan/api-client/mocks';
import type { MockOptions } from '@yayan/mock';
import { openMock } from './open-mock.ts';

const at = '2026-11-21T08:30:00.000Z';
const later = '2099-11-25T15:59:00.000Z';
const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5${String(last).padStart(4, '0')}`;

export const topicId = id(1);
const sectionId = id(2);

const amu: GroupMember = { id: id(10), name: '阿木', avatar: null, role: 0 };
const xiaoman: GroupMember = { id: id(11), name: '小满', avatar: null, role: 0 };
const host: GroupMember = { id: id(12), name: '小禾', avatar: null, role: 1 };

const consent = { version: 1, text: '我同意' };
const schedule = { opensAt: at, closesAt: later };
const group = {
  hash: 'g5Rf1zB7kMqJ',
  name: '早餐',
  intro: '',
  state: 'open',
  schedule,
  rules: [],
  consent,
  reward: null,
};

/** The respondent 阿木. */
export const me: GroupMe = {
  identity: {
    groupMemberId: amu.id,
    name: amu.name,
    avatar: null,
    role: 0,
    firstVisit: false,
    taskId: id(20),
    taskHashId: 'g5Rf1zB7kMqJ',
  },
  group: { ...group, state: 'open' },
  mobile: '138****5678',
  consentedAt: at,
  progress: { answered: 0, total: 1, followUpsOwed: 0 },
  reward: null,
};

/** An answer of 小满; with `mine` one of 阿木. */
export const response = (last: number, content: string, mine = false): GroupResponse => ({
  id: id(last),
  topicId,
  sectionId,
  author: mine ? amu : xiaoman,
  content,
  attachments: [],
  mine,
  editable: mine,
  seenByHost: false,
  createdAt: at,
  editedAt: null,
  deleted: null,
  unfit: null,
  followUpCount: 0,
  followUps: [],
});

/** A host's follow-up below an answer. */
export const followUp = (responseId: string, content: string, last = 40): FollowUp => ({
  id: id(last),
  responseId,
  kind: 'followUp',
  author: host,
  content,
  attachments: [],
  audience: 'everyone',
  mustAnswer: true,
  answered: false,
  replyToId: null,
  mine: false,
  createdAt: at,
});

/** The section of this group in the form of the lists. */
export const where = { topicId, topicTitle: '第一天', sectionId, sectionTitle: '今早吃了什么' };

const counts = { total: 2, answered: 0, partly: 1, silent: 1, followUpsOwed: 1 };
const seen = { lastAnsweredAt: at, lastSeenAt: at, remindedAt: null };
const standings: readonly HostTopicMember[] = [
  { member: xiaoman, state: 'partly', progress: { answered: 1, total: 2, followUpsOwed: 1 }, ...seen },
  { member: amu, state: 'silent', progress: { answered: 0, total: 2, followUpsOwed: 0 }, ...seen },
];
const details = {
  responseCount: 3,
  attributes: [{ key: 'city', label: '城市', value: '成都' }],
  progress: { answered: 1, total: 2, followUpsOwed: 1 },
  joinedAt: at,
  lastSeenAt: at,
};

/** How a discussion group begins. */
export interface GroupStart {
  readonly me?: GroupMe;
  /** Answers of others. */
  readonly others?: readonly GroupResponse[];
  /** The respondent's own answer. */
  readonly mine?: GroupResponse;
  /** The items of the respondent's lists. */
  readonly asked?: readonly TopicAskedItem[];
  readonly unanswered?: readonly TopicUnansweredItem[];
  /** The attributes that the respondent may share. */
  readonly shared?: readonly SharedAttribute[];
}

const section = {
  id: sectionId,
  title: '今早吃了什么',
  question: '说说看',
  media: [],
  minLength: 5,
  photos: SectionPhotos.Optional,
  visibility: SectionVisibility.AnswerFirst,
  state: GroupOpenState.Open,
  ...schedule,
  vote: null,
};
const place = {
  id: topicId,
  title: '第一天',
  summary: '',
  state: GroupOpenState.Open,
  ...schedule,
  previousTopicId: null,
  nextTopicId: null,
};

/** The topic as a host sees it. */
export const hostTopic = (others: readonly GroupResponse[]) => {
  const progress = {
    respondents: 2,
    answered: others.length,
    responses: others.length,
    unread: 0,
    followUpsOpen: 0,
  };
  const shown = { ...section, topicId, hostNote: null, progress, lastReadId: null, silent: [amu] };
  return { ...place, progress, sections: [shown] };
};

/** The answers to the section, as one page. */
export const pageOf = (items: readonly GroupResponse[]) => ({
  items: [...items],
  nextCursor: null,
  count: items.length,
  lastReadId: null,
});

/** One section under 先答后看 with others' answers: what the mock begins with. */
export const groupSeed = ({
  me: who = me,
  others = [],
  mine,
  asked = [],
  unanswered = [],
  shared = [],
}: GroupStart = {}): NonNullable<MockOptions['seed']> => {
  const topic: TopicDetail = {
    ...place,
    owed: { unanswered: 1, followUps: 0, next: null },
    progress: { answered: 0, total: 1, followUpsOwed: 0 },
    sections: [
      {
        ...section,
        myResponse: mine ?? null,
        responses: { locked: true, count: others.length, unread: 0, lastReadId: null },
        answers: null,
      },
    ],
  };
  return [
    mockGetGroupMe(who),
    mockGetTopic(topic),
    mockGetHostTopic(hostTopic(others)),
    mockListResponses(pageOf(others)),
    mockCreateResponse(response(30, '', true)),
    mockListAskedFollowUps({ items: [...asked], nextCursor: null, open: asked.length }),
    mockListUnansweredSections({ items: [...unanswered], nextCursor: null }),
    mockListAnsweredSections({ items: [], nextCursor: null }),
    mockListGroupDrafts({ items: [] }),
    mockListGroupMembers({ items: [host, amu, xiaoman] }),
    mockCountHostTopicMembers(counts),
    mockListHostTopicMembers({ items: [...standings], nextCursor: null }),
    mockGetGroupMember({ ...xiaoman, ...details }),
    mockGetSharedAttributes({
      version: '2026-11-23',
      text: '勾选的内容只给研究团队看。',
      items: [...shared],
    }),
  ];
};

/** Signs a respondent of this group in at the mock. */
export const openGroup = async (start?: GroupStart) => await openMock({ seed: groupSeed(start) });
