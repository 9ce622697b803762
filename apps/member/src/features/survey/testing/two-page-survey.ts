import type { SurveyResult, SurveySession } from '@yayan/api-client';

export const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f601';
export const resultId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f602';

/** The task that it belongs to. */
export const task = {
  hashId: 't7Kq2mX9bLpR',
  title: '早餐习惯',
  type: 2,
  cover: null,
  coins: 120,
  consolationCoins: 20,
} as const;

/** A questionnaire of two pages that has just begun. */
export const session: SurveySession = {
  task,
  definition: {
    pages: [
      { name: 'p', title: '第一页', elements: [{ type: 'text', name: 'a', title: '早餐吃什么？' }] },
      { name: 'q', title: '第二页', elements: [{ type: 'text', name: 'b', title: '在哪里吃？' }] },
    ],
  },
  answers: {},
  drafts: { pages: [], answers: {}, cleared: [], prefilled: [], revision: 0 },
  page: 'p',
  pages: [
    { name: 'p', title: '第一页' },
    { name: 'q', title: '第二页' },
  ],
  progress: 0,
  revision: 0,
  startedAt: '2026-11-21T08:30:00.000Z',
  seatUntil: null,
  pausedBy: null,
  consentNeeded: false,
  sensitive: [],
  state: 'open',
  resultId: null,
};

/** The result of a member who is screened out. */
export const result: SurveyResult = {
  result: 2,
  cause: null,
  task,
  sessionId,
  earned: {
    coins: 20,
    credit: 0,
    consolation: true,
    corrected: false,
    state: 'available',
    pendingFor: null,
    expectedAt: null,
  },
  startedAt: '2026-11-21T08:30:00.000Z',
  endedAt: '2026-11-21T08:31:00.000Z',
  elapsedSeconds: 60,
  seatMinutes: 30,
  reason: '你的回答没问题，送你 20 金币。',
  supportCode: 'C7F3-29KD',
  next: { kind: 'anotherTask', label: '换一份', url: '/task' },
};
