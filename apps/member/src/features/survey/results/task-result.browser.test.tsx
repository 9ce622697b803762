import type { SurveyResult } from '@yayan/api-client';
import { mockGetAccount, mockGetSurveyResult, mockRecommendTasks } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSurvey, openSurveyMock } from '../testing/open-survey.ts';
import { result, resultId, task } from '../testing/two-page-survey.ts';

let mock: Mock;
beforeEach(async () => {
  ({ mock } = await openSurveyMock());
});

const at = `/task/back?result=${resultId}`;
const resultIs = (changes: Partial<SurveyResult>): void =>
  mock.use(mockGetSurveyResult(() => ({ ...result, ...changes })));

test('the result is the server’s, not the address’s', async () => {
  await openSurvey(`${at}&status=1&coins=9999`);
  await expect.element(page.getByText('你的回答没问题，送你 20 金币。')).toBeVisible();
  await expect.element(page.getByText('+20')).toBeVisible();
});

test('a result with a guide shows it at its button’s target, and offers the facts to copy', async () => {
  const guide = `${at}#guide`;
  resultIs({
    result: 4,
    reason: '用时 9 秒，明显短于正常用时，这份暂不能计入，没有金币。',
    next: { kind: 'answerGuide', label: '怎样算认真作答', url: guide },
  });
  const { screen } = await openSurvey(at);
  const link = screen.getByRole('link', { name: '怎样算认真作答' });
  await expect.element(link).toHaveAttribute('href', guide);
  await expect.element(screen.getByRole('heading', { name: '怎样算认真作答' })).toBeVisible();
  expect(document.querySelector('#guide')?.textContent).toContain('不要一列到底');
  await screen.getByText('对结果有疑问').click();
  await expect.element(screen.getByRole('button', { name: '复制核对信息' })).toBeVisible();
});

test('a failed check is named as what it was, and not as too fast', async () => {
  resultIs({
    result: 4,
    cause: 'attention',
    reason: '有一道检查题没有按要求选，这份暂不能计入，没有金币。',
  });
  await openSurvey(at);
  await expect.element(page.getByRole('heading', { name: '有道题没按要求选' })).toBeVisible();
  await expect.element(page.getByText('答得有点快')).not.toBeInTheDocument();
});

test('rule 4.25: coins that wait because their member is new say why and until when', async () => {
  const why = '注册第一周，每天直接到账的问卷金币有上限；这份超过了当天的上限，整份晚 3 天到账';
  resultIs({
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
  await openSurvey(at);
  await expect.element(page.getByText(/待入账，预计 11月30日前到账/u)).toBeVisible();
  await expect.element(page.getByText(new RegExp(why, 'u'))).toBeVisible();
});

test('rule 4.21: a corrected result reads so beside its first verdict', async () => {
  resultIs({
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
  await openSurvey(at);
  await expect.element(page.getByText('更正为完成', { exact: true })).toBeVisible();
  await expect.element(page.getByText('已更正为完成，120 金币已到账。')).toBeVisible();
});

test('a result shows credit, the new balance and the next task', async () => {
  resultIs({
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
  mock.use(mockGetAccount((example) => ({ ...example, coins: 1320 })));
  mock.use(
    mockRecommendTasks(({ items: [card], ...wall }) => ({
      ...wall,
      items: card
        ? [
            { ...card, hashId: task.hashId, title: '刚答完的' },
            { ...card, hashId: 'n2Kq2mX9bLpR', title: '下一份问卷' },
          ]
        : [],
    })),
  );
  await openSurvey(at);
  await expect.element(page.getByText('权益值')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '1,320' })).toHaveAttribute('href', '/home/gold');
  await expect.element(page.getByText('下一份问卷')).toBeVisible();
  await expect.element(page.getByText('120', { exact: true }).first()).toBeInTheDocument();
});

test('rule 3.46: a task that its member gave up reads so, and not as timed out', async () => {
  resultIs({
    result: 8,
    cause: 'givenUp',
    reason: '名额已让出。',
  });
  await openSurvey(at);
  await expect.element(page.getByRole('heading', { name: '你放弃了这次任务' })).toBeVisible();
  await expect.element(page.getByText('超时')).not.toBeInTheDocument();
});
