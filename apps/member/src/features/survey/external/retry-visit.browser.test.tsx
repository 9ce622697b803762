import type { PartnerVisit, ReturnVerdict } from '@yayan/api-client';
import { mockGetPartnerVisit, mockReportReturn } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSurvey, openSurveyMock } from '../testing/open-survey.ts';
import { sessionId, task } from '../testing/two-page-survey.ts';

let mock: Mock;
beforeEach(async () => {
  ({ mock } = await openSurveyMock());
});

const verdict: ReturnVerdict = {
  state: 'retry',
  sessionId,
  resultId: null,
  taskHashId: task.hashId,
  supportCode: 'C7F3-29KD',
};
const visit: PartnerVisit = {
  state: 'retry',
  task,
  resultId: null,
  supportCode: 'C7F3-29KD',
  startedAt: '2026-11-21T08:30:00.000Z',
  expiresAt: '2026-11-24T08:30:00.000Z',
};
const again = () => page.getByRole('link', { name: '再试一次' });

test('rule 3.41: a return that may be tried again says so, and its button starts the task again', async () => {
  mock.use(mockReportReturn(() => verdict));
  const { at } = await openSurvey('/task/back?k=test&sid=1&st=try');
  await expect.element(page.getByRole('heading', { name: '可以再试一次' })).toBeVisible();
  await expect.element(again()).toHaveAttribute('href', `/task/go?task=${task.hashId}`);
  await expect.element(page.getByText('结果还没传回来')).not.toBeInTheDocument();
  expect(at()).toContain('/task/back?k=test');
});

test('the page of the visit says the same, so a reload or another device shows it too', async () => {
  mock.use(mockGetPartnerVisit(() => visit));
  await openSurvey(`/task/back/failure?session=${sessionId}`);
  await expect.element(page.getByRole('heading', { name: '可以再试一次' })).toBeVisible();
  await expect.element(again()).toBeVisible();
});

test('a visit that waits for its result offers no other try', async () => {
  mock.use(mockGetPartnerVisit(() => ({ ...visit, state: 'waiting' })));
  await openSurvey(`/task/back/failure?session=${sessionId}`);
  await expect.element(page.getByText('结果还没传回来')).toBeVisible();
  await expect.element(again()).not.toBeInTheDocument();
});
