import { ApiError } from '@yayan/auth';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openSurvey, startSurveyServer, type SurveyServer } from '../testing/survey-server.ts';
import { session } from '../testing/two-page-survey.ts';

let server: SurveyServer;

beforeEach(() => {
  server = startSurveyServer();
});

const next = page.getByRole('button', { name: /^下一[页题]$/u });
const savesPages = (): void => {
  server['/pages'] = () => ({ outcome: 'next', page: 'q', progress: 50, revision: 1, seatUntil: null });
};
/** From now on no call reaches the server. */
const cutOff = (): void => {
  for (const call of Object.keys(server))
    server[call] = () => {
      throw new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'silent' });
    };
};

/** Answers both pages, the second without a network, and returns a function that opens the questionnaire again. */
const answerAndLeave = async () => {
  savesPages();
  const { screen } = await openSurvey('/task/go?session=s1');
  await page.getByLabelText(/早餐吃什么/).fill('粥');
  await next.click();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
  cutOff();
  await page.getByLabelText(/在哪里吃/).fill('家里');
  return async () => {
    await screen.unmount();
    queryClient.clear();
    await openSurvey('/task/go?session=s1');
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

test('a server that fails is no other: the stored questionnaire is shown', async () => {
  const reload = await answerAndLeave();
  server['/sessions/s1'] = () => {
    throw new ApiError({ code: 503, status: 503, msg: '', data: null, kind: 'silent' });
  };
  await reload();
  await expect.element(page.getByLabelText(/在哪里吃/)).toHaveValue('家里');
});

test('answers of a questionnaire that was opened without a network are sent with the revision that it had reached', async () => {
  const reload = await answerAndLeave();
  await reload();
  await expect.element(page.getByLabelText(/在哪里吃/)).toHaveValue('家里');
  const sent: unknown[] = [];
  server['/drafts'] = (given) => {
    sent.push(given);
    return { outcome: 'stored', draftRevision: 9, newer: [] };
  };
  dispatchEvent(new Event('online'));
  await expect.poll(() => sent).toMatchObject([{ page: 'q', answers: { b: '家里' }, revision: 1 }]);
});

test('a questionnaire that ended is not shown from the copy', async () => {
  const reload = await answerAndLeave();
  server['/sessions/s1'] = () => ({ ...session, state: 'ended', resultId: 'r1' });
  await reload();
  await expect.element(page.getByRole('heading', { name: '答题结果' })).toBeVisible();
  cutOff();
  queryClient.clear();
  await openSurvey('/task/go?session=s1');
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});
