import {
  mockGetSurveySession,
  mockSaveDraftAnswers,
  mockSaveSurveyPage,
  refuse,
} from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openSurvey, openSurveyMock } from '../testing/open-survey.ts';
import { resultId, session, sessionId } from '../testing/two-page-survey.ts';

let opened: Awaited<ReturnType<typeof openSurveyMock>>;

beforeEach(async () => {
  opened = await openSurveyMock();
});

const next = page.getByRole('button', { name: /^下一[页题]$/u });
const address = `/task/go?session=${sessionId}`;
const savesPages = (): void =>
  opened.mock.use(
    mockSaveSurveyPage({
      outcome: 'next',
      page: 'q',
      progress: 50,
      revision: 1,
      seatUntil: '2030-11-22T08:30:00.000Z',
      pausedBy: null,
    }),
  );
/** From now on only calls whose path ends like this reach the server. */
const cutOff = (except?: string): void =>
  opened.disturb((path) => (except !== undefined && path.endsWith(except) ? undefined : 'lost'));

/** Answers both pages, the second without a network, and returns a function that opens the questionnaire again. */
const answerAndLeave = async () => {
  savesPages();
  const { screen } = await openSurvey(address);
  await page.getByLabelText(/早餐吃什么/).fill('粥');
  await next.click();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
  cutOff();
  await page.getByLabelText(/在哪里吃/).fill('家里');
  return async () => {
    await screen.unmount();
    queryClient.clear();
    await openSurvey(address);
  };
};

test('without a network a reload shows the question that was open, with all answers', async () => {
  const reload = await answerAndLeave();
  await reload();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
  await expect.element(page.getByLabelText(/在哪里吃/)).toHaveValue('家里');
  await page.getByRole('button', { name: /^上一[页题]$/u }).click();
  await expect.element(page.getByLabelText(/早餐吃什么/)).toHaveValue('粥');
});

test('3.9 a reload without a network keeps saying until when the seat is kept', async () => {
  const reload = await answerAndLeave();
  const seat = page.getByText('名额为你保留到 16:30', { exact: false });
  await expect.element(seat).toBeVisible();
  await reload();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
  await expect.element(seat).toBeVisible();
});

test('a server that fails is no other: the stored questionnaire is shown', async () => {
  const reload = await answerAndLeave();
  cutOff(sessionId);
  opened.mock.use(mockGetSurveySession(refuse('UNAVAILABLE')));
  await reload();
  await expect.element(page.getByLabelText(/在哪里吃/)).toHaveValue('家里');
});

test('answers of a questionnaire that was opened without a network are sent with the revision that it had reached', async () => {
  const reload = await answerAndLeave();
  await reload();
  await expect.element(page.getByLabelText(/在哪里吃/)).toHaveValue('家里');
  cutOff('/drafts');
  const before = opened.mock.received('saveDraftAnswers').length;
  opened.mock.use(mockSaveDraftAnswers((example) => ({ ...example, draftRevision: 9 })));
  dispatchEvent(new Event('online'));
  await expect
    .poll(() => opened.mock.received('saveDraftAnswers').slice(before))
    .toMatchObject([{ page: 'q', answers: { b: '家里' }, revision: 1 }]);
});

test('a questionnaire that ended is not shown from the copy', async () => {
  const reload = await answerAndLeave();
  opened.disturb(() => undefined);
  opened.mock.use(mockGetSurveySession(() => ({ ...session, state: 'ended', resultId })));
  await reload();
  await expect.element(page.getByRole('heading', { name: '这次没有入选' })).toBeVisible();
  cutOff();
  queryClient.clear();
  await openSurvey(address);
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});
