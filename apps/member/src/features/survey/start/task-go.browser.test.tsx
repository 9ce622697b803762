import { configureClient, type SurveyDraftAnswers, type SurveySession } from '@yayan/api-client';
import { getCheckHomeQueryKey, getGetTaskQueryKey } from '@yayan/api-client/react';
import type { ApiRequest } from '@yayan/auth';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session as signedIn } from '../../../shell/client/client.ts';
import { refusal, result, session, task } from '../testing/two-page-survey.ts';
import TaskGoPage from './TaskGoPage.tsx';
import TaskResultPage from '../results/TaskResultPage.tsx';
import { renderPage } from '../../../testing/render-page.ts';

/** The server's handlers, by the end of the call's path. */
let server: Record<string, (data: unknown) => unknown>;

let members = 0;

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  // Each test gets its own member, so that no test sees another's unsent answers.
  members += 1;
  signedIn.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
  signedIn.setUserData({ id: `member-${members}` });
  let drafts: SurveySession['drafts'] = session.drafts;
  server = {
    '/sessions/s1': () => ({ ...session, drafts }),
    '/results/r1': () => result,
    '/recommend': () => ({ items: [], needsAnswers: false, personal: false }),
    '/v1/campaigns': () => ({ items: [] }),
    '/drafts': (given) => {
      const { page: name, answers } = given as SurveyDraftAnswers; // The call that the site sends.
      drafts = { pages: [name], answers: { ...drafts.answers, ...answers }, cleared: [], revision: 1 };
      return { outcome: 'stored', draftRevision: 1, newer: [] };
    },
  };
  configureClient({
    request: async <T,>({ url, data }: ApiRequest) => {
      const answer = Object.entries(server).find(([end]) => url.endsWith(end))?.[1];
      return (answer ? answer(data) : {}) as T;
    },
  });
});

const open = async (path: string) => {
  const { router, screen } = await renderPage(
    [
      { path: '/task/go', Component: TaskGoPage },
      { path: '/task/back', Component: TaskResultPage },
    ],
    path,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { router, screen, at };
};

const nextPage = () => page.getByRole('button', { name: /^下一[页题]$/u });

test('starting replaces the task in the address by the session', async () => {
  server['/participations'] = () => ({ sessionId: 's1', kind: 'hosted', url: null, resultId: null });
  const { router, at } = await open('/task/go?task=t7Kq2mX9bLpR');
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
  await open('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByText('会员编号')).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  expect(asked).toEqual([{ taskHashId: 't7Kq2mX9bLpR' }, { taskHashId: 't7Kq2mX9bLpR', consent: true }]);
});

test('a page that decides the result leads to it; going back does not return to the questions', async () => {
  server['/pages'] = () => ({ outcome: 'ended', resultId: 'r1', result: 2 });
  const { router, at } = await open('/task/go?session=s1');
  await nextPage().click();
  await expect.element(page.getByRole('heading', { name: '这次没有入选' })).toBeVisible();
  expect([at(), router.state.historyAction]).toEqual(['/task/back?result=r1', 'REPLACE']);
});

test('a member who leaves in the middle sees the task’s current state, not the one before starting', async () => {
  queryClient.setQueryData(getGetTaskQueryKey(task.hashId), {});
  queryClient.setQueryData(getCheckHomeQueryKey(), {});
  const { router } = await open('/task/go?session=s1');
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await router.navigate('/task/back');
  await expect.element(page.getByRole('heading', { name: '没有找到这次结果' })).toBeVisible();
  for (const key of [getGetTaskQueryKey(task.hashId), getCheckHomeQueryKey()])
    // The effects of the old page end after the new page is drawn.
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('the result is the server’s, not the address’s', async () => {
  await open('/task/back?result=r1&status=1&coins=9999');
  await expect.element(page.getByText('你的回答没问题，送你 20 金币。')).toBeVisible();
  await expect.element(page.getByText('+20')).toBeVisible();
});

test('half an answer survives a closed page, on this device before and on every device after it was sent', async () => {
  const { screen } = await open('/task/go?session=s1');
  await page.getByLabelText(/早餐吃什么/).fill('豆浆');
  await expect.element(page.getByText('已保存')).toBeVisible();
  await screen.unmount();
  await open('/task/go?session=s1');
  await expect.element(page.getByLabelText(/早餐吃什么/)).toHaveValue('豆浆');
});

/** Lets another device answer meanwhile. Returns a function that counts how often the session was loaded. */
const overtake = (): (() => number) => {
  let loads = 0;
  server['/sessions/s1'] = () => {
    loads += 1;
    return loads === 1 ? session : { ...session, page: 'q', answers: { a: '粥' }, revision: 3 };
  };
  server['/pages'] = () => {
    throw refusal(22010, { page: 'q', revision: 3, answers: { a: '粥' } });
  };
  return () => loads;
};

test('answers from another device are loaded before the member goes on', async () => {
  overtake();
  await open('/task/go?session=s1');
  await nextPage().click();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
});

test('while the questionnaire can not be loaded again the page says so, and it goes on after a retry', async () => {
  overtake();
  let isDown = true;
  const load = server['/sessions/s1'];
  let loads = 0;
  server['/sessions/s1'] = (data) => {
    loads += 1;
    if (loads > 1 && isDown) throw refusal(500);
    return load?.(data);
  };
  await open('/task/go?session=s1');
  await page.getByRole('textbox').fill('面');
  await nextPage().click();
  await expect.element(page.getByText(/你填的都还在/)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('面');
});

test('a questionnaire that can’t be loaded says where one is, and can be tried again', async () => {
  server['/sessions/s1'] = () => {
    throw refusal(500);
  };
  await open('/task/go?session=s1');
  await expect.element(page.getByRole('heading', { level: 1, name: '答题' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});

test('a draft learns of answers and of the end on another device, and the end leads to its result', async () => {
  const replies: unknown[] = [
    { outcome: 'stored', draftRevision: 2, newer: [{ name: 'b', answer: '家', ageMs: 60_000 }] },
    { outcome: 'ended', resultId: 'r1', result: 8 },
  ];
  server['/drafts'] = () => replies.shift();
  const { at } = await open('/task/go?session=s1');
  await page.getByLabelText(/早餐吃什么/).fill('面');
  await expect.poll(() => replies.length).toBe(1);
  await page.getByLabelText(/早餐吃什么/).fill('面包');
  await expect.poll(at).toBe('/task/back?result=r1');
});

test('answers given here meanwhile are shown again to be confirmed', async () => {
  const loads = overtake();
  await open('/task/go?session=s1');
  await page.getByRole('textbox').fill('面');
  await nextPage().click();
  await expect.poll(loads).toBe(2);
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('面');
});

test.each([
  { code: 404, what: 'unknown' },
  { code: 10002, what: 'nothing that could be one' },
] as const)('an id that is $what leads to a page that says so and offers a way on', async ({ code }) => {
  server = {};
  for (const call of ['/sessions/x', '/visits/x', '/participations', '/results/x'])
    server[call] = () => {
      throw refusal(code);
    };
  const { router } = await open('/task/go?session=x');
  await expect.element(page.getByRole('heading', { name: '没有找到这次作答' })).toBeVisible();
  await router.navigate('/task/go?task=x');
  await expect.element(page.getByRole('heading', { name: '没有这个任务' })).toBeVisible();
  await router.navigate('/task/back?result=x');
  await expect.element(page.getByRole('heading', { name: '没有找到这次结果' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看任务记录' })).toBeVisible();
});

test('a visitor sees a link to sign in, which leads back', async () => {
  signedIn.logout();
  await open('/task/go?session=s1');
  await expect
    .element(page.getByRole('link', { name: '登录 / 注册' }))
    .toHaveAttribute('href', '/login?from=%2Ftask%2Fgo%3Fsession%3Ds1');
});

test('a result with a guide shows it at its button’s target, and offers the facts to copy', async () => {
  const guide = '/task/back?result=r1#guide';
  server['/results/r1'] = () => ({
    ...result,
    result: 4,
    reason: '用时 9 秒，明显短于正常用时，这份暂不能计入。',
    next: { kind: 'answerGuide', label: '怎样算认真作答', url: guide },
  });
  const { screen } = await open('/task/back?result=r1');
  const link = screen.getByRole('link', { name: '怎样算认真作答' });
  await expect.element(link).toHaveAttribute('href', guide);
  await expect.element(screen.getByRole('heading', { name: '怎样算认真作答' })).toBeVisible();
  expect(document.querySelector('#guide')?.textContent).toContain('不要一列到底');
  await screen.getByText('对结果有疑问').click();
  await expect.element(screen.getByRole('button', { name: '复制核对信息' })).toBeVisible();
});

test('a failed check is named as what it was, and not as too fast', async () => {
  server['/results/r1'] = () => ({
    ...result,
    result: 4,
    cause: 'attention',
    reason: '有一道检查题没有按要求选，这份暂不能计入。',
  });
  await open('/task/back?result=r1');
  await expect.element(page.getByRole('heading', { name: '有道题没按要求选' })).toBeVisible();
  await expect.element(page.getByText('答得有点快')).not.toBeInTheDocument();
});

test('rule 4.25: coins that wait because their member is new say why and until when', async () => {
  const why = '新会员前 7 天，每天问卷得到的金币超过 300 的，3 天后到账';
  server['/results/r1'] = () => ({
    ...result,
    result: 1,
    earned: {
      coins: 320,
      credit: 5,
      consolation: false,
      corrected: false,
      state: 'pending',
      pendingFor: 'newcomer',
      expectedAt: '2026-11-30T04:00:00.000Z',
    },
    reason: `320 金币已为你记下：${why}。`,
  });
  await open('/task/back?result=r1');
  await expect.element(page.getByText(/待入账，预计 11月30日前到账/u)).toBeVisible();
  await expect.element(page.getByText(new RegExp(why, 'u'))).toBeVisible();
});

test('rule 4.21: a corrected result reads so beside its first verdict', async () => {
  server['/results/r1'] = () => ({
    ...result,
    result: 8,
    earned: {
      coins: 120,
      credit: 5,
      consolation: false,
      corrected: true,
      state: 'available',
      pendingFor: null,
      expectedAt: null,
    },
    reason: '已更正为完成，120 金币已到账。',
  });
  await open('/task/back?result=r1');
  await expect.element(page.getByText('更正为完成', { exact: true })).toBeVisible();
  await expect.element(page.getByText('已更正为完成，120 金币已到账。')).toBeVisible();
});

test('a result shows credit, the new balance and the next task', async () => {
  server['/results/r1'] = () => ({
    ...result,
    result: 1,
    earned: {
      coins: 120,
      credit: 5,
      consolation: false,
      corrected: false,
      state: 'available',
      pendingFor: null,
      expectedAt: null,
    },
    endedAt: new Date().toISOString(),
  });
  server['/users/account'] = () => ({ coins: 1320 });
  server['/recommend'] = () => ({
    items: [
      { ...task, title: '刚答完的' },
      { ...task, hashId: 'n2', title: '下一份问卷', devices: [1, 2, 3], cities: [], tags: [], minutes: 3 },
    ],
    needsAnswers: false,
    personal: false,
  });
  await open('/task/back?result=r1');
  await expect.element(page.getByText('权益值')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '1,320' })).toHaveAttribute('href', '/home/gold');
  await expect.element(page.getByText('下一份问卷')).toBeVisible();
  await expect.element(page.getByText('120', { exact: true }).first()).toBeInTheDocument();
});
