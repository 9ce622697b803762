import type { SurveyResult } from '@yayan/api-client';
import { mockGetSurveyResult, refuse } from '@yayan/api-client/mocks';
import { BottomNotices } from '@yayan/site';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';
import { queryClient, session } from '../client/client.ts';
import { type HandInEnd, keepEnd, takeEnds } from '../unsent/hand-in-ends.ts';
import { unsent } from '../unsent/unsent.ts';
import { HandInEnds } from './HandInEnds.tsx';

const owner = { memberId: 'told' };
const resultId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f602';
const end: HandInEnd = {
  sessionId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f601',
  title: '早餐习惯',
  outcome: 'handedIn',
  resultId,
};

const open = async (result: Partial<SurveyResult> = {}, isQuiet = false) => {
  const { mock } = await openMock();
  queryClient.clear();
  session.setUserData({ id: owner.memberId });
  mock.use(mockGetSurveyResult((example) => ({ ...example, ...result })));
  const element = (
    <main>
      <h1>芽言</h1>
      <BottomNotices>
        <HandInEnds isQuiet={isQuiet} />
      </BottomNotices>
    </main>
  );
  await renderPage([{ path: '/', element }], '/');
  return mock;
};

beforeEach(async () => {
  await takeEnds(unsent, owner);
});

const earned = {
  coins: 0,
  credit: 0,
  consolation: false,
  corrected: false,
  state: 'none',
  pendingFor: null,
  expectedAt: null,
} as const;

test.each(looks)(
  '3.52 what was handed in meanwhile is told with its coins and leads to its record: $size, $scheme',
  async (looked) => {
    await prepareLook(looked);
    await open();
    await keepEnd(unsent, owner, end);
    await expect.element(page.getByText('「早餐习惯」已提交，+120 金币已到账')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '看这次的记录' }))
      .toHaveAttribute('href', `/task/back?result=${resultId}`);
    await look('handed in');
    await page.getByRole('button', { name: '知道了' }).click();
    await expect.element(page.getByText('「早餐习惯」')).not.toBeInTheDocument();
    expect(await takeEnds(unsent, owner)).toEqual([]);
  },
);

test.each([
  [
    'waits for its check',
    {
      earned: { ...earned, coins: 120, state: 'pending', pendingFor: 'partner' },
      reason: '120 金币已为你记下，合作方确认后到账。',
    },
    ['「早餐习惯」已提交，120 金币待入账', '120 金币已为你记下，合作方确认后到账。'],
  ],
  [
    'came too late',
    { result: 8, earned, reason: '超过 60 分钟未提交，名额已让出。' },
    ['「早餐习惯」没有完成，没有金币', '这次答题超时了：超过 60 分钟未提交，名额已让出。'],
  ],
  [
    'wasn’t taken',
    {
      result: 3,
      earned: { ...earned, coins: 20, state: 'available' },
      reason: '与你情况相近的名额已满，送你 20 金币。',
    },
    ['「早餐习惯」没有完成，另得 20 金币', '这次名额已满：与你情况相近的名额已满，送你 20 金币。'],
  ],
] as const)('3.52 a hand-in that %s is told so, with what is paid', async (_, result, texts) => {
  await open(result);
  await keepEnd(unsent, owner, end);
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible();
});

test('3.52 what must be looked at again leads back to the questionnaire', async () => {
  await open();
  await keepEnd(unsent, owner, { ...end, outcome: 'open', resultId: null });
  await expect.element(page.getByText('「早餐习惯」还没提交')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '打开问卷' }))
    .toHaveAttribute('href', `/task/go?session=${end.sessionId}`);
});

test('3.52 a result that can’t be read is told without coins', async () => {
  const mock = await open();
  mock.use(mockGetSurveyResult(() => refuse('NOT_FOUND')));
  await keepEnd(unsent, owner, end);
  await expect.element(page.getByText('「早餐习惯」已提交')).toBeVisible();
  await expect.element(page.getByText('结果在任务记录里。')).toBeVisible();
});

test('3.52 in another questionnaire nothing is told until it is left', async () => {
  await open({}, true);
  await keepEnd(unsent, owner, end);
  await open();
  await expect.element(page.getByText('「早餐习惯」已提交，+120 金币已到账')).toBeVisible();
});
