import { look, looks, prepareLook } from '@yayan/site/look';
import {
  mockGetSurveySession,
  mockSaveDraftAnswers,
  mockStartParticipation,
  refuse,
} from '@yayan/api-client/mocks';
import type { OtherInterview, SurveyDraftAnswers } from '@yayan/api-client';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { openSurveyMock } from '../testing/open-survey.ts';
import { session, sessionId, task } from '../testing/two-page-survey.ts';
import TaskGoPage from './TaskGoPage.tsx';

const other: OtherInterview = {
  sessionId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
  taskHashId: 't2Kq2mX9bLpR',
  title: '通勤出行',
  seatUntil: null,
};

let mock: Mock;
let pausedBy: OtherInterview | null;

beforeEach(async () => {
  ({ mock } = await openSurveyMock());
  pausedBy = null;
  mock.use(
    mockGetSurveySession(() => ({ ...session, pausedBy })),
    mockSaveDraftAnswers(async (_example, { request }) => {
      const { pause } = (await request.json()) as SurveyDraftAnswers; // The call that the site sends.
      if (pause === other.sessionId) pausedBy = null;
      return { outcome: 'stored', draftRevision: 0, newer: [], pausedBy };
    }),
  );
});

const open = (at: string) => openPage(TaskGoPage, '/task/go', at);
const firstPage = () => page.getByRole('heading', { name: '第一页' });

test('starting a second questionnaire asks to pause the first, and then names it', async () => {
  const starts = () => mock.received('startParticipation');
  mock.use(
    mockStartParticipation(() =>
      starts().length === 1
        ? refuse('INTERVIEW_OPEN', other)
        : { sessionId, kind: 'hosted', url: null, resultId: null },
    ),
  );
  await open(`/task/go?task=${task.hashId}`);
  await expect.element(page.getByRole('heading', { name: '先放下『通勤出行』，再开始这份？' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '回去答那一份' }))
    .toHaveAttribute('href', `/task/go?session=${other.sessionId}`);
  await page.getByRole('button', { name: '先放下，开始这份' }).click();
  await expect.element(firstPage()).toBeVisible();
  expect(starts()).toEqual([
    { taskHashId: task.hashId },
    { taskHashId: task.hashId, pause: other.sessionId },
  ]);
});

test('a paused questionnaire asks before it goes on, and pauses the other one', async () => {
  pausedBy = other;
  await open(`/task/go?session=${sessionId}`);
  await expect.element(page.getByRole('heading', { name: '先放下『通勤出行』，再继续这份？' })).toBeVisible();
  await page.getByRole('button', { name: '先放下，继续这份' }).click();
  await expect.element(firstPage()).toBeVisible();
  expect(mock.received('saveDraftAnswers')).toContainEqual(
    expect.objectContaining({ page: 'p', answers: {}, pause: other.sessionId, revision: 0 }),
  );
});

test('a questionnaire that is paused elsewhere asks as soon as an answer is stored', async () => {
  await open(`/task/go?session=${sessionId}`);
  await expect.element(firstPage()).toBeVisible();
  pausedBy = other;
  await page.getByRole('textbox').fill('粥');
  await expect.element(page.getByRole('heading', { name: '先放下『通勤出行』，再继续这份？' })).toBeVisible();
  expect(mock.received('saveDraftAnswers')).toContainEqual(expect.objectContaining({ answers: { a: '粥' } }));
});

test.each(looks)('the question fits a $size, $scheme, however long a title is', async (how) => {
  await prepareLook(how);
  const title = '通勤出行与公共交通使用情况追踪调查（第二期）';
  mock.use(
    mockStartParticipation(
      refuse('INTERVIEW_OPEN', { ...other, title, seatUntil: '2026-11-28T03:00:00.000Z' }),
    ),
  );
  await open(`/task/go?task=${task.hashId}`);
  await expect.element(page.getByRole('heading', { name: `先放下『${title}』，再开始这份？` })).toBeVisible();
  await look('asks to pause');
});
