import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { TaskCard } from '../card/TaskCard.tsx';
import { YayanProvider } from '../YayanProvider.tsx';
import { CheckinStrip } from '../checkin/CheckinStrip.tsx';
import { CoinBalance } from '../coins/CoinBalance.tsx';
import { ResultHero } from '../page/ResultHero.tsx';

const show = (node: React.ReactNode) => render(<YayanProvider>{node}</YayanProvider>);

test('the balance is spoken as one amount, and hiding it hides it from everyone', async () => {
  const choices: boolean[] = [];
  await show(
    <CoinBalance
      available={12480}
      pending={350}
      worth="≈ 124.80 元"
      onHiddenChange={(hidden) => choices.push(hidden)}
    />,
  );
  await expect.element(page.getByText('12,480 金币')).toBeInTheDocument();
  await expect.element(page.getByText('≈ 124.80 元 · 待入账 350')).toBeVisible();
  await page.getByRole('button', { name: '隐藏余额' }).click();
  expect(document.body.textContent).not.toContain('12,480');
  expect(document.body.textContent).not.toContain('124.80');
  expect(choices).toEqual([true]);
});

test('a balance that changes counts on from the number shown before, and its text is the new one at once', async () => {
  const balance = (available: number) => (
    <YayanProvider>
      <CoinBalance available={available} />
    </YayanProvider>
  );
  const { rerender } = await render(balance(500));
  const counting = () => document.querySelectorAll<HTMLElement>('[data-shown]');
  expect(counting()).toHaveLength(0);
  const drawn: number[] = [];
  const watch = new MutationObserver(() => {
    for (const { dataset } of counting()) drawn.push(Number(dataset['shown']));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await rerender(balance(520));
  expect(document.body.textContent).toContain('520 金币');
  await expect.poll(() => counting().length).toBe(0);
  watch.disconnect();
  expect(drawn[0]).toBeGreaterThanOrEqual(500);
  expect(drawn.filter((count) => count < 500 || count > 520)).toEqual([]);
});

test('coins that count up are one amount in the text, from the first frame to the last', async () => {
  await show(
    <ResultHero stage="ear" title="答完啦" line="谢谢" reward={1320} rewardState="已到账" countsUp />,
  );
  const reward = page.getByRole('paragraph').filter({ hasText: '已到账' });
  await expect.element(reward).toHaveTextContent('+1,320 金币 已到账');
  await expect.poll(() => document.querySelectorAll('[data-shown]').length).toBe(0);
  await expect.element(reward).toHaveTextContent('+1,320 金币 已到账');
});

test('every day of the strip has its state in words, not only as a stamp', async () => {
  let presses = 0;
  await show(
    <CheckinStrip
      streak={1}
      hint="明天再来，+5"
      onCheckIn={() => (presses += 1)}
      days={[
        { label: '周三', state: 'missed', reward: 5 },
        { label: '周四', state: 'signed', reward: 5 },
        { label: '周五', state: 'today', reward: 5 },
        { label: '周六', state: 'future', reward: 50, milestone: true },
      ]}
    />,
  );
  const days = page.getByRole('listitem').elements();
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    '周三，未签到，5 金币',
    '周四，已签到，5 金币',
    '周五，今天，可签到，5 金币',
    '周六，未到，50 金币',
  ]);
  await page.getByRole('button', { name: '签到' }).click();
  expect(presses).toBe(1);
});

test('after the check-in the focus goes to the heading, because the pressed button is gone', async () => {
  function Day() {
    const [signed, setSigned] = useState(false);
    return (
      <CheckinStrip
        streak={signed ? 1 : 0}
        hint=""
        onCheckIn={signed ? undefined : () => setSigned(true)}
        days={[{ label: '周五', state: signed ? 'signed' : 'today', reward: 5 }]}
      />
    );
  }
  await show(<Day />);
  await page.getByRole('button', { name: '签到' }).click();
  await expect.element(page.getByRole('heading', { name: '已连续签到 1 天' })).toHaveFocus();
});

test('a task card is one link, names the consolation before the start, and shows no coins to those who see none', async () => {
  const screen = await show(
    <TaskCard
      href="/task/detail/1"
      title="早餐"
      meta={['约 8 分钟']}
      reward={300}
      consolation={20}
      action="开始答题"
    />,
  );
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expect.element(page.getByText('未入选也得 20')).toBeVisible();
  await screen.rerender(
    <YayanProvider>
      <TaskCard href="/task/detail/1" title="早餐" meta={['约 8 分钟']} action="开始答题" />
    </YayanProvider>,
  );
  expect(document.body.textContent).not.toContain('金币');
});
