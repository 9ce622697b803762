import type { TaskDay, TaskOutcome } from '@yayan/api-client';
import { YayanProvider } from '@yayan/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ForeignResearch } from './ForeignResearch.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';

const today: TaskDay = {
  consolationsLeft: 10,
  consolationsADay: 10,
  screenOuts: 0,
  screenedMinutes: 0,
  enoughScreenOuts: 5,
  enoughMinutes: 30,
  comfortCoins: 20,
  onlyHighMatches: false,
};
const outcome: TaskOutcome = {
  complete: 120,
  screenedOut: 20,
  quotaFull: 20,
  today,
  arrival: 'atOnce',
  arrivalDays: 0,
  reversal: null,
  chance: null,
};
const show = async (changes: Partial<TaskOutcome> = {}) =>
  await render(
    <YayanProvider>
      <OutcomeCard outcome={{ ...outcome, ...changes }} />
    </YayanProvider>,
  );

test('rule 3.37: the card says what each result pays, and nothing that was not counted', async () => {
  await show();
  await expect.element(page.getByText('20 金币，名额已满也一样')).toBeVisible();
  await expect.element(page.getByText('提交后马上到账')).toBeVisible();
  await expect.element(page.getByText('检查题没有按要求选，或答得太快，没有金币')).toBeVisible();
  expect(page.getByText(/人入选|收回/u).elements()).toEqual([]);
});

test.each([
  [{ screened: 100, taken: 42 }, '约 10 人中 4 人入选（最近 100 人）'],
  [{ screened: 100, taken: 2 }, '约 10 人中 不到 1 人入选（最近 100 人）'],
  [{ screened: 100, taken: 99 }, '约 10 人中 9 人入选（最近 100 人）'],
  [{ screened: 40, taken: 0 }, '约 10 人中 0 人入选（最近 40 人）'],
])('a chance of %j is never rounded to certainty', async (chance, text) => {
  await show({ chance });
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each<[Partial<TaskOutcome>, string]>([
  [{ arrival: 'partner', arrivalDays: 14 }, '合作方确认后到账，最晚 14 天'],
  [{ arrival: 'review', arrivalDays: null }, '审核通过后到账'],
  [
    { arrival: 'newcomer', arrivalDays: 3 },
    '整份晚 3 天到账：注册第一周，每天直接到账的问卷金币有上限，这份会超过今天的上限',
  ],
  [
    { screenedOut: 0, quotaFull: 0, today: { ...today, consolationsLeft: 0 } },
    '没有金币，名额已满也一样，今天的 10 次感谢金币已用完，明天 0 点恢复',
  ],
  [{ today: { ...today, consolationsLeft: 2 } }, '20 金币，名额已满也一样，今天还剩 2 次'],
  [{}, '一天满 5 次，或合计 30 分钟，另送 20 感谢金币'],
  [{ today: { ...today, screenOuts: 4 } }, '一天满 5 次，或合计 30 分钟，另送 20 感谢金币（今天已有 4 次）'],
  [
    { today: { ...today, screenOuts: 5, onlyHighMatches: true } },
    '今天已有 5 次，感谢金币送过了；任务大厅今天只推荐很匹配的问卷',
  ],
  [{ today: { ...today, screenOuts: 2, screenedMinutes: 31 } }, '今天已有 2 次，感谢金币送过了'],
  [
    { reversal: { completes: 240, reversed: 3 } },
    '近 90 天 240 份完成里收回过 3 份。收回都写明理由，可以申诉',
  ],
])('%j reads %s', async (changes, text) => {
  await show(changes);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('rule 3.36: research for a client abroad shows its licence and that it is voluntary', async () => {
  await render(
    <YayanProvider>
      <ForeignResearch research={{ country: '日本', licence: '国统涉外证字第0001号' }} />
    </YayanProvider>,
  );
  await expect.element(page.getByText(/本调查为自愿参加/u)).toBeVisible();
  await expect.element(page.getByText('国统涉外证字第0001号（涉外调查许可证）')).toBeVisible();
});
