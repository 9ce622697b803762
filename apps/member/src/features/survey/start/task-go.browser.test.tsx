import { getCheckHomeQueryKey, getGetTaskQueryKey } from '@yayan/api-client/react';
import {
  mockGetPartnerVisit,
  mockGetSurveyResult,
  mockGetSurveySession,
  mockGetTask,
  mockSaveDraftAnswers,
  mockSaveSurveyPage,
  mockStartParticipation,
  refuse,
} from '@yayan/api-client/mocks';
import type { SurveyDraftOutcome } from '@yayan/api-client';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session as signedIn } from '../../../shell/client/client.ts';
import { unsentOwner } from '../../../shell/unsent/unsent-owner.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { keepSending, stopSending } from '../answering/keep-sending.ts';
import { openSurvey, openSurveyMock } from '../testing/open-survey.ts';
import { resultId, session, sessionId, task } from '../testing/two-page-survey.ts';

let mock: Mock;
beforeEach(async () => {
  ({ mock } = await openSurveyMock());
});

const address = `/task/go?session=${sessionId}`;
const begun = { sessionId, kind: 'hosted', url: null, resultId: null } as const;

const nextPage = () => page.getByRole('button', { name: /^下一[页题]$/u });

test('starting replaces the task in the address by the session', async () => {
  mock.use(mockStartParticipation(() => begun));
  const { router, at } = await openSurvey('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  expect(at()).toBe(address);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('when consent is needed, starting asks for it and then sends it (PIPL 23)', async () => {
  const asked = () => mock.received('startParticipation');
  mock.use(
    mockStartParticipation(() => (asked().length === 1 ? refuse('CONSENT_REQUIRED') : begun)),
    mockGetTask((example) => ({
      ...example,
      dataUse: {
        recipient: '某研究公司',
        thirdParty: true,
        items: ['会员编号'],
        purpose: '核对结果',
        consentRequired: true,
        policyUrl: null,
        version: 1,
      },
    })),
  );
  await openSurvey('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByText('会员编号')).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  expect(asked()).toEqual([
    { taskHashId: 't7Kq2mX9bLpR' },
    { taskHashId: 't7Kq2mX9bLpR', consent: true, dataUseVersion: 1 },
  ]);
});

test('a text about data that changed meanwhile is shown anew, and only the new one is agreed to (rule 3.50)', async () => {
  const asked = () => mock.received('startParticipation');
  const use = (version: number) => ({
    recipient: '某研究公司',
    thirdParty: true,
    items: [`第 ${version} 版的内容`],
    purpose: '核对结果',
    consentRequired: true,
    policyUrl: null,
    version,
  });
  let version = 1;
  mock.use(
    mockStartParticipation(() => {
      if (asked().length === 1) return refuse('CONSENT_REQUIRED');
      if (asked().length > 2) return begun;
      version = 2;
      return refuse('DATA_USE_CHANGED');
    }),
    mockGetTask((example) => ({ ...example, dataUse: use(version) })),
  );
  await openSurvey('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByText('第 1 版的内容')).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByText('资料的用处刚刚改过，下面是新的说明。')).toBeVisible();
  await expect.element(page.getByText('第 2 版的内容')).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  expect(asked().at(-1)).toEqual({ taskHashId: 't7Kq2mX9bLpR', consent: true, dataUseVersion: 2 });
});

test('a page that decides the result leads to it; going back does not return to the questions', async () => {
  mock.use(mockSaveSurveyPage(() => ({ outcome: 'ended', resultId, result: 2 })));
  const { router, at } = await openSurvey(address);
  await nextPage().click();
  await expect.element(page.getByRole('heading', { name: '这次没有入选' })).toBeVisible();
  expect([at(), router.state.historyAction]).toEqual([`/task/back?result=${resultId}`, 'REPLACE']);
});

test('3.9 of a questionnaire that has ended nothing stays on this device: it is neither sent nor continued again', async () => {
  mock.use(mockSaveSurveyPage({ outcome: 'ended', resultId, result: 2 }));
  const { at } = await openSurvey(address);
  const left = async () => await unsent.idsOf(unsentOwner() ?? 'visitor');
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await expect.poll(left).toEqual(expect.arrayContaining([`step ${sessionId}`, `session ${sessionId}`]));
  await nextPage().click();
  await expect.poll(at).toBe(`/task/back?result=${resultId}`);
  await expect.poll(left).toEqual([]);
});

test('a member who leaves in the middle sees the task’s current state, not the one before starting', async () => {
  queryClient.setQueryData(getGetTaskQueryKey(task.hashId), {});
  queryClient.setQueryData(getCheckHomeQueryKey(), {});
  const { router } = await openSurvey(address);
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await router.navigate('/task/back');
  await expect.element(page.getByRole('heading', { name: '没有找到这次结果' })).toBeVisible();
  for (const key of [getGetTaskQueryKey(task.hashId), getCheckHomeQueryKey()])
    // The effects of the old page end after the new page is drawn.
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('half an answer survives a closed page, on this device before and on every device after it was sent', async () => {
  const { screen } = await openSurvey(address);
  await page.getByLabelText(/早餐吃什么/).fill('豆浆');
  await expect.element(page.getByText('已保存')).toBeVisible();
  await screen.unmount();
  await openSurvey(address);
  await expect.element(page.getByLabelText(/早餐吃什么/)).toHaveValue('豆浆');
});

/** Lets another device answer meanwhile. Returns a function that counts how often the session was loaded. */
const overtake = (isDown: () => boolean = () => false): (() => number) => {
  let loads = 0;
  const overtaken = refuse('ANSWER_OUTDATED', { page: 'q', revision: 3, answers: { a: '粥' } });
  mock.use(
    mockGetSurveySession(() => {
      loads += 1;
      if (loads > 1 && isDown()) return refuse('INTERNAL');
      return loads === 1 ? session : { ...session, page: 'q', answers: { a: '粥' }, revision: 3 };
    }),
    // Whatever is sent first learns of it: on a slow machine that is a draft, even before a press of the button.
    mockSaveSurveyPage(overtaken),
    mockSaveDraftAnswers(overtaken),
  );
  return () => loads;
};

test('answers from another device are loaded before the member goes on', async () => {
  overtake();
  await openSurvey(address);
  await nextPage().click();
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
});

test('while the questionnaire can not be loaded again the page says so, nobody else sends its answers, and it goes on after a retry', async () => {
  let isDown = true;
  const loads = overtake(() => isDown);
  await openSurvey(address);
  await page.getByRole('textbox').fill('面');
  await expect.element(page.getByText(/你填的都还在/)).toBeVisible();
  isDown = false;
  const before = loads();
  const locks = vi.spyOn(navigator.locks, 'request');
  const sending = keepSending();
  // It looks for the lock, sees that the page holds it, and waits.
  await expect.poll(() => locks.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled']);
  expect(loads()).toBe(before);
  stopSending();
  await sending;
  locks.mockRestore();
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('面');
});

test('a questionnaire that can’t be loaded says where one is, and can be tried again', async () => {
  mock.use(mockGetSurveySession(refuse('INTERNAL')));
  await openSurvey(address);
  await expect.element(page.getByRole('heading', { level: 1, name: '答题' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});

test('a draft learns of answers and of the end on another device, and the end leads to its result', async () => {
  const ended: SurveyDraftOutcome = { outcome: 'ended', resultId, result: 8 };
  const replies: SurveyDraftOutcome[] = [
    {
      outcome: 'stored',
      draftRevision: 2,
      newer: [{ name: 'b', answer: '家', ageMs: 60_000 }],
      pausedBy: null,
    },
  ];
  mock.use(mockSaveDraftAnswers(() => replies.shift() ?? ended));
  const { at } = await openSurvey(address);
  await page.getByLabelText(/早餐吃什么/).fill('面');
  await expect.poll(() => replies.length).toBe(0);
  await page.getByLabelText(/早餐吃什么/).fill('面包');
  await expect.poll(at).toBe(`/task/back?result=${resultId}`);
});

test('answers given here meanwhile are shown again to be confirmed', async () => {
  const loads = overtake();
  await openSurvey(address);
  await page.getByRole('textbox').fill('面');
  await expect.poll(loads).toBe(2);
  await expect.element(page.getByRole('heading', { name: '第一页' })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('面');
});

test.each([
  { what: 'unknown', id: sessionId, hash: 'x7Kq2mX9bLpR' },
  { what: 'nothing that could be one', id: 'x', hash: 'x' },
])('an id that is $what leads to a page that says so and offers a way on', async ({ id, hash }) => {
  mock.use(
    mockGetSurveySession(refuse('NOT_FOUND')),
    mockGetPartnerVisit(refuse('NOT_FOUND')),
    mockGetSurveyResult(refuse('NOT_FOUND')),
  );
  const { router } = await openSurvey(`/task/go?session=${id}`);
  await expect.element(page.getByRole('heading', { name: '没有找到这次作答' })).toBeVisible();
  await router.navigate(`/task/go?task=${hash}`);
  await expect.element(page.getByRole('heading', { name: '没有这个任务' })).toBeVisible();
  await router.navigate(`/task/back?result=${id}`);
  await expect.element(page.getByRole('heading', { name: '没有找到这次结果' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看任务记录' })).toBeVisible();
});

test('a visitor sees a link to sign in, which leads back', async () => {
  signedIn.logout();
  await openSurvey(address);
  await expect
    .element(page.getByRole('link', { name: '登录 / 注册' }))
    .toHaveAttribute('href', `/login?from=${encodeURIComponent(address)}`);
});
