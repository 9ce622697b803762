import type {
  GroupChange,
  GroupInvitation,
  GroupRewardRow,
  Guide,
  GuideSection,
  GuideTopic,
  HostedGroup,
  InvitingAttribute,
} from '@yayan/api-client';
import {
  mockGetGuide,
  mockListGroupChanges,
  mockListGroupRewards,
  mockListHostedGroups,
  mockListInvitations,
  mockListInvitingAttributes,
  mockListPeopleTags,
} from '@yayan/api-client/mocks';
import { openMock } from '../../../testing/open-mock.ts';

const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5${String(last).padStart(4, '0')}`;

export const groupId = id(1);
export const tagId = id(30);

export const hostedGroup: HostedGroup = {
  id: groupId,
  hash: 't7Kq2mX9bLpR',
  revision: 3,
  life: 'draft',
  settings: {
    name: '年轻人的早餐习惯',
    intro: '聊聊你每天早上吃什么、为什么这样选。',
    rules: ['按自己的真实经历回答', '尊重其他人的看法'],
    consentText: '我同意本次讨论的内容用于市场研究，仅以昵称呈现。',
    opensAt: '2099-11-21T00:00:30.000Z',
    closesAt: '2099-11-25T15:59:00.000Z',
    showsFellows: true,
    plan: { topicCoins: 20, wholeCoins: 60, capCoins: 120 },
  },
  counts: { topics: 2, sections: 3, invited: 12, entered: 0 },
  pay: {
    talliedAt: null,
    confirmBy: null,
    confirmedAt: null,
    heldReason: null,
    refusedReason: null,
    coins: 0,
  },
};

export const section = (last: number, title: string, more: Partial<GuideSection> = {}): GuideSection => ({
  id: id(last),
  section: {
    title,
    question: `${title}？说说当时的情形。`,
    hostNote: null,
    minLength: 20,
    visibility: 'answerFirst',
    opensAt: null,
    closesAt: null,
    vote: null,
  },
  files: [],
  closedAt: null,
  replacesId: null,
  answers: 0,
  ballots: 0,
  ...more,
});

const topic = (last: number, title: string, sections: GuideSection[]): GuideTopic => ({
  id: id(last),
  topic: { title, summary: '从起床到出门。', opensAt: null, closesAt: null },
  sections,
});

/** A guide of two topics, with one question that was answered. */
export const guide: Guide = {
  revision: 3,
  life: 'draft',
  topics: [
    topic(10, '第一天：我的早晨', [
      section(20, '今早吃了什么', { answers: 12 }),
      section(21, '为什么这样选'),
    ]),
    topic(11, '第二天：路上的早餐', [section(22, '常去的那家店')]),
  ],
};

const host: Partial<GroupInvitation> = { role: 1, state: 'entered', name: '小禾', mobile: '139****5678' };

/** An invited person. */
export const invitation = (last: number, more: Partial<GroupInvitation> = {}): GroupInvitation => ({
  id: id(last),
  mobile: '138****5678',
  role: 0,
  state: 'waiting',
  name: null,
  tagIds: [tagId],
  invitedAt: '2026-11-20T08:30:00.000Z',
  sentAt: '2026-11-20T08:30:00.000Z',
  sends: 1,
  maySendAt: null,
  text: null,
  left: null,
  ...more,
});

const takenOut: Partial<GroupRewardRow> = { name: '小满', takenOut: '多次复制他人的回答' };

const reward = (last: number, more: Partial<GroupRewardRow> = {}): GroupRewardRow => ({
  personId: id(last),
  name: '阿木',
  topicsFinished: 2,
  topics: 2,
  finished: true,
  coins: 100,
  takenOut: null,
  state: 'tallied',
  keptUntil: null,
  ...more,
});

const change: GroupChange = {
  id: id(60),
  at: '2026-11-20T08:30:00.000Z',
  by: '小禾',
  what: 'section',
  before: '你喜欢早餐吗？',
  after: '你为什么吃早餐？',
};

const attribute: InvitingAttribute = {
  key: 'gender',
  label: '性别',
  options: [
    { value: 'female', label: '女' },
    { value: 'male', label: '男' },
  ],
};

/** Opens the mock for a host of one group, whose state the test chooses. */
export const openHostedGroup = async (start: { readonly group?: HostedGroup; readonly guide?: Guide } = {}) =>
  await openMock({
    seed: [
      mockListHostedGroups({ items: [start.group ?? hostedGroup], nextCursor: null }),
      mockGetGuide(start.guide ?? guide),
      mockListPeopleTags({ items: [{ id: tagId, name: '新手妈妈', people: 1 }] }),
      mockListInvitations({ items: [invitation(40), invitation(41, host)], nextCursor: null }),
      mockListGroupRewards({ items: [reward(50), reward(51, takenOut)], nextCursor: null }),
      mockListGroupChanges({ items: [change], nextCursor: null }),
      mockListInvitingAttributes({ items: [attribute] }),
    ],
  });
