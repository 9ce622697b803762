import {
  mockGetCampaign,
  mockListCampaignWinners,
  mockListQuestions,
  mockListQuizTries,
  mockStartQuiz,
  mockSubmitQuestions,
  refuse,
} from '@yayan/api-client/mocks';
import type { Campaign, QuizTry } from '@yayan/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import { transport } from '../../../shell/client/transport.ts';
import CampaignPage from '../CampaignPage.tsx';
import { type Answers, openCampaign, sampleCampaign } from '../testing/open-campaign.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { session } from '../../../shell/client/client.ts';

const AnswerSheetPage = () => <CampaignPage face="quiz" />;
const AnswerSheetResultPage = () => <CampaignPage face="quiz" first="records" />;
const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const open: QuizTry = {
  id,
  day: '2026-11-21',
  state: 'open',
  askedAt: new Date().toISOString(),
  until: new Date(Date.now() + 290_000).toISOString(),
  questions: 2,
  score: null,
  coins: 0,
  review: [],
};
const choices = ['大西洋', '太平洋'];
const done: QuizTry = {
  ...open,
  state: 'done',
  score: 1,
  coins: 1,
  review: [
    { title: '世界上面积最大的洋是？', choices, chosen: 2, right: 2, explanation: '约占三分之一。' },
    { title: '长江流入哪个海？', choices: ['东海', '黄海'], chosen: null, right: 1, explanation: '在上海。' },
  ],
};
const mine = { pseudonym: '7q2mxk9b', chances: 0, draws: 0, earned: [], entered: false };
const quiz = (today: QuizTry | null, more: Partial<Campaign> = {}) =>
  sampleCampaign({
    face: 'quiz',
    title: '每日一答',
    drawsAt: null,
    quiz: { questions: 2, seconds: 300, coins: 1 },
    ways: [{ cause: 'quiz', chances: 1 }],
    mine: { ...mine, today },
    ...more,
  });
let now: Campaign;
const sent: unknown[] = [];
const answers: Answers = [
  mockGetCampaign(() => ({ campaign: now })),
  mockListCampaignWinners(() => ({ items: [], nextCursor: null })),
  mockListQuizTries(() => ({ items: [done], nextCursor: null })),
  mockStartQuiz(() => {
    now = quiz(open);
    return open;
  }),
  mockListQuestions(() => ({
    sheet: id,
    title: '每日一答',
    questions: [
      { number: 1, title: '世界上面积最大的洋是？', choices },
      { number: 2, title: '长江流入哪个海？', choices: ['东海', '黄海'] },
    ],
    until: open.until,
  })),
  mockSubmitQuestions(async (_example, { request }) => {
    sent.push(await request.clone().json());
    now = quiz(done);
    return done;
  }),
];

afterEach(() => vi.restoreAllMocks());

describe.each(looks)('the quiz on a $size, $scheme', (how) => {
  beforeEach(async () => {
    signIn();
    sent.length = 0;
    sessionStorage.clear();
    await prepareLook(how);
  });

  test('is started, answered, kept over a reload and submitted', async () => {
    now = quiz(null);
    await openCampaign(AnswerSheetPage, answers);
    await page.getByRole('button', { name: '开始答题' }).click();
    await page.getByText('太平洋').click();
    await expect.element(page.getByText('已答 1 / 2')).toBeVisible();
    await look('answering');
    await openCampaign(AnswerSheetPage, answers);
    await expect.element(page.getByRole('radio', { name: '太平洋' })).toBeChecked();
    await page.getByRole('button', { name: '提交答案，还有 1 题没答' }).click();
    await expect.element(page.getByRole('dialog', { name: '还有 1 题没答，现在提交？' })).toBeVisible();
    await look('asking');
    await page.getByRole('button', { name: '就这样提交' }).click();
    await expect.element(page.getByText('今天答对 1 / 2 题，得 1 金币')).toBeVisible();
    expect(sent).toEqual([{ sheet: id, answers: [{ number: 1, choice: 2 }] }]);
    await look('done');
  });

  test('shows right answers when it is over, and asks a visitor to sign in', async () => {
    now = quiz(done);
    await openCampaign(AnswerSheetResultPage, answers);
    await expect.element(page.getByText('你的答案：没有答；正确答案：东海')).toBeVisible();
    await look('result');
    now = quiz({ ...open, state: 'expired' });
    await openCampaign(AnswerSheetPage, answers);
    await expect.element(page.getByText('今天的答题超时了')).toBeVisible();
    session.clear();
    now = quiz(null, { mine: null });
    await openCampaign(AnswerSheetPage, answers);
    await expect.element(page.getByRole('link', { name: '登录后答题' })).toBeVisible();
    await look('visitor');
  });
});

test('a campaign that ends while somebody answers says so in place of the questions, and among the results', async () => {
  signIn();
  sessionStorage.clear();
  now = quiz(open);
  await openCampaign(AnswerSheetPage, [
    mockSubmitQuestions(() => {
      now = quiz(open, { state: 'ended' });
      return refuse('CAMPAIGN_ENDED');
    }),
    ...answers,
  ]);
  await page.getByText('太平洋').click();
  await page.getByText('东海').click();
  await page.getByRole('button', { name: '提交答案' }).click();
  await expect.element(page.getByText('活动已结束，中奖名单长期公开')).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await openCampaign(AnswerSheetResultPage, [
    mockListQuizTries(() => ({ items: [open], nextCursor: null })),
    ...answers,
  ]);
  await expect.element(page.getByText('活动已结束，没有提交', { exact: false })).toBeVisible();
});

test('with questions left open, submitting asks first and leads to the first of them', async () => {
  signIn();
  sessionStorage.clear();
  sent.length = 0;
  now = quiz(open);
  await openCampaign(AnswerSheetPage, answers);
  await page.getByText('太平洋').click();
  await page.getByRole('button', { name: '提交答案，还有 1 题没答' }).click();
  await page.getByRole('button', { name: '再想想' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: '东海' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the time left stays in sight below the header while somebody scrolls through the questions', async () => {
  signIn();
  sessionStorage.clear();
  now = quiz(open);
  await page.viewport(390, 844);
  await openCampaign(AnswerSheetPage, answers);
  await expect.element(page.getByRole('timer')).toBeVisible();
  const bar = page.getByRole('timer').element().parentElement;
  expect(bar && getComputedStyle(bar).top).toBe('52px');
});

test("the time left is the server's: a device that is minutes fast takes none of it", async () => {
  signIn();
  sessionStorage.clear();
  now = quiz(open);
  vi.spyOn(transport, 'serverNow').mockReturnValue(Date.parse(open.until) - 65_000);
  await openCampaign(AnswerSheetPage, answers);
  await expect.element(page.getByRole('timer')).toHaveTextContent('还剩 1:05');
  vi.mocked(transport.serverNow).mockReturnValue(Date.parse(open.until));
  await expect.element(page.getByRole('timer')).toHaveTextContent('时间到了');
});

test('after submitting below the last question, the headline of the result is in view and has the focus', async () => {
  signIn();
  sessionStorage.clear();
  now = quiz(open);
  await page.viewport(390, 500);
  await openCampaign(AnswerSheetPage, answers);
  await page.getByText('太平洋').click();
  await page.getByText('东海').click();
  await page.getByRole('button', { name: '提交答案' }).click();
  const headline = page.getByText('今天答对 1 / 2 题，得 1 金币');
  await expect.element(headline).toHaveFocus();
  await expect.element(headline).toBeInViewport({ ratio: 1 });
});

test('a result that was there from the start takes no focus', async () => {
  signIn();
  now = quiz(done);
  await openCampaign(AnswerSheetPage, answers);
  await expect.element(page.getByText('今天答对 1 / 2 题，得 1 金币')).not.toHaveFocus();
});

test('12.14 in a paused campaign a quiz that was begun goes on, and no other begins', async () => {
  signIn();
  sessionStorage.clear();
  now = quiz(open, { state: 'paused' });
  await openCampaign(AnswerSheetPage, answers);
  await expect.element(page.getByText('太平洋')).toBeVisible();
  now = quiz(null, { state: 'paused' });
  await openCampaign(AnswerSheetPage, answers);
  await expect.element(page.getByText('活动暂停中')).toBeVisible();
  expect(page.getByRole('button', { name: '开始答题' }).elements()).toEqual([]);
});
