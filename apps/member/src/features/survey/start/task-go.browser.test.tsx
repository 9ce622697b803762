import { getCheckHomeQueryKey, getGetTaskQueryKey } from '@yayan/api-client/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session as signedIn } from '../../../shell/client/client.ts';
import { keepSending } from '../answering/keep-sending.ts';
import { openSurvey, startSurveyServer, type SurveyServer } from '../testing/survey-server.ts';
import { refusal, session, task } from '../testing/two-page-survey.ts';

let server: SurveyServer;
beforeEach(() => {
  server = startSurveyServer();
});

const nextPage = () => page.getByRole('button', { name: /^下一[页题]$/u });

test('starting replaces the task in the address by the session', async () => {
  server['/participations'] = () => ({ sessionId: 's1', kind: 'hosted', url: null, resultId: null });
  const { router, at } = await openSurvey('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  expect(at()).toBe('/task/go?session=s1');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('when consent is needed, starting asks for it and then sends it (PIPL 23)', async () => {
  const asked: unknown[] = [];
  server['/participations'] = (data) => {
    asked.push(data);
    if (asked.length === 1) throw refusal(22012);
    return { sessionId: 's1', kind: 'hosted', url: null, resultId: null };
  };
  server['/tasks/t7Kq2mX9bLpR'] = () => ({
    title: '早餐习惯',
    dataUse: { recipient: '某研究公司', items: ['会员编号'], purpose: '核对结果', policyUrl: null },
  });
  await openSurvey('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByText('会员编号')).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  expect(asked).toEqual([{ taskHashId: 't7Kq2mX9bLpR' }, { taskHashId: 't7Kq2mX9bLpR', consent: true }]);
});

test('a page that decides the result leads to it; going back does not return to the questions', async () => {
  server['/pages'] = () => ({ outcome: 'ended', resultId: 'r1', result: 2 });
  const { router, at } = await openSurvey('/task/go?session=s1');
  await nextPage().click();
  await expect.element(page.getByRole('heading', { name: '这次没有入选' })).toBeVisible();
  expect([at(), router.state.historyAction]).toEqual(['/task/back?result=r1', 'REPLACE']);
});

test('a member who leaves in the middle sees the task’s current state, not the one before starting', async () => {
  queryClient.setQueryData(getGetTaskQueryKey(task.hashId), {});
  queryClient.setQueryData(getCheckHomeQueryKey(), {});
  const { router } = await openSurvey('/task/go?session=s1');
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await router.navigate('/task/back');
  await expect.element(page.getByRole('heading', { name: '没有找到这次结果' })).toBeVisible();
  for (const key of [getGetTaskQueryKey(task.hashId), getCheckHomeQueryKey()])
    // The effects of the old page end after the new page is drawn.
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('half an answer survives a closed page, on this device before and on every device after it was sent', async () => {
  const { screen } = await openSurvey('/task/go?session=s1');
  await page.getByLabelText(/早餐吃什么/).fill('豆浆');
  await expect.element(page.getByText('已保存')).toBeVisible();
  await screen.unmount();
  await openSurvey('/task/go?session=s1');
  await expect.element(page.getByLabelText(/早餐吃什么/)).toHaveValue('豆浆');
});

/** Lets another device answer meanwhile. Returns a function that counts how often the session was loaded. */
const overtake = (): (() => number) => {
  let loads = 0;
  server['/sessions/s1'] = () => {
    loads += 1;
    return loads === 1 ? session : { ...session, page: 'q', answers: { a: '粥' }, revision: 3 };
  };
  // Whatever is sent first learns of it: on a slow machine that is a draft, even before a press of the button.
  for (const call of ['/pages', '/drafts'])
    server[call] = () => {
      throw refusal(22010, { page: 'q', revision: 3, answers: { a: '粥' } });
    };
  return () => loads;
};

test('answers from another device are loaded before the member goes on', async () => {
  overtake();
  await openSurvey('/task/go?session=s1');
  await nextPage().click();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
});

test('while the questionnaire can not be loaded again the page says so, nobody else sends its answers, and it goes on after a retry', async () => {
  overtake();
  let isDown = true;
  const load = server['/sessions/s1'];
  let loads = 0;
  server['/sessions/s1'] = (data) => {
    loads += 1;
    if (loads > 1 && isDown) throw refusal(500);
    return load?.(data);
  };
  await openSurvey('/task/go?session=s1');
  await page.getByRole('textbox').fill('面');
  await expect.element(page.getByText(/你填的都还在/)).toBeVisible();
  isDown = false;
  const before = loads;
  await keepSending();
  expect(loads).toBe(before);
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('面');
});

test('a questionnaire that can’t be loaded says where one is, and can be tried again', async () => {
  server['/sessions/s1'] = () => {
    throw refusal(500);
  };
  await openSurvey('/task/go?session=s1');
  await expect.element(page.getByRole('heading', { level: 1, name: '答题' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});

test('a draft learns of answers and of the end on another device, and the end leads to its result', async () => {
  const replies: unknown[] = [
    { outcome: 'stored', draftRevision: 2, newer: [{ name: 'b', answer: '家', ageMs: 60_000 }] },
    { outcome: 'ended', resultId: 'r1', result: 8 },
  ];
  server['/drafts'] = () => replies.shift();
  const { at } = await openSurvey('/task/go?session=s1');
  await page.getByLabelText(/早餐吃什么/).fill('面');
  await expect.poll(() => replies.length).toBe(1);
  await page.getByLabelText(/早餐吃什么/).fill('面包');
  await expect.poll(at).toBe('/task/back?result=r1');
});

test('answers given here meanwhile are shown again to be confirmed', async () => {
  const loads = overtake();
  await openSurvey('/task/go?session=s1');
  await page.getByRole('textbox').fill('面');
  await expect.poll(loads).toBe(2);
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('面');
});

test.each([
  { code: 404, what: 'unknown' },
  { code: 10002, what: 'nothing that could be one' },
] as const)('an id that is $what leads to a page that says so and offers a way on', async ({ code }) => {
  for (const call of ['/sessions/x', '/visits/x', '/participations', '/results/x'])
    server[call] = () => {
      throw refusal(code);
    };
  const { router } = await openSurvey('/task/go?session=x');
  await expect.element(page.getByRole('heading', { name: '没有找到这次作答' })).toBeVisible();
  await router.navigate('/task/go?task=x');
  await expect.element(page.getByRole('heading', { name: '没有这个任务' })).toBeVisible();
  await router.navigate('/task/back?result=x');
  await expect.element(page.getByRole('heading', { name: '没有找到这次结果' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看任务记录' })).toBeVisible();
});

test('a visitor sees a link to sign in, which leads back', async () => {
  signedIn.logout();
  await openSurvey('/task/go?session=s1');
  await expect
    .element(page.getByRole('link', { name: '登录 / 注册' }))
    .toHaveAttribute('href', '/login?from=%2Ftask%2Fgo%3Fsession%3Ds1');
});
