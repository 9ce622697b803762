import {
  mockGetSurveySession,
  mockSaveDraftAnswers,
  mockSaveSurveyPage,
  mockSubmitSurvey,
  refuse,
} from '@yayan/api-client/mocks';
import { look } from '@yayan/site/look';
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

const earlier = page.getByRole('status').filter({ hasText: '按' });

/** Presses 提交 without a network, and returns a function that opens the questionnaire again. */
const pressAndLeave = async () => {
  const reload = await answerAndLeave();
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText(/题目都答完了，还没提交/u)).toBeVisible();
  return reload;
};

/** The server answers again, and takes the last page. */
const restore = (): void => {
  opened.mock.use(
    mockSaveSurveyPage({
      outcome: 'next',
      page: 'q',
      progress: 90,
      revision: 2,
      seatUntil: null,
      pausedBy: null,
    }),
  );
  opened.disturb(() => undefined);
  dispatchEvent(new Event('online'));
};

test('3.53 a reload after 提交 says that it is not handed in yet, and hands it in when the server answers', async () => {
  const reload = await pressAndLeave();
  await reload();
  await expect
    .element(earlier)
    .toHaveTextContent('还没提交：你已按过「提交」，会自动再试。要改答案，改完再按一次。');
  await look('pressed before a reload');
  opened.mock.use(mockSubmitSurvey((example) => ({ ...example, resultId })));
  restore();
  await expect.poll(() => opened.mock.received('submitSurvey')).toHaveLength(1);
});

test('3.53 who changes an answer then is told to press again, and nothing is handed in by itself', async () => {
  const reload = await pressAndLeave();
  await reload();
  await page.getByLabelText(/在哪里吃/).fill('公司');
  await expect.element(earlier).toHaveTextContent('还没提交：改完再按一次「提交」。');
});

test('3.53 who was refused after a reload is told to press again', async () => {
  const reload = await pressAndLeave();
  await reload();
  opened.mock.use(mockSubmitSurvey(refuse('INTERNAL')));
  restore();
  await expect.element(earlier).toHaveTextContent('还没提交：上次按了「提交」没有成功，看一眼再按一次。');
});
