import type { GroupMe, GroupResponse } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followUp, me, openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

const mine = response(30, '我吃的是素包子', true);
const first = followUp(mine.id, '为什么是素的？');
const second = followUp(mine.id, '多少钱一个？', 41);
const asked = (...followUps: GroupResponse['followUps']): GroupResponse => ({
  ...mine,
  editable: false,
  followUpCount: followUps.length,
  followUps,
});
const paid: GroupMe = {
  ...me,
  reward: {
    coins: 300,
    reachableCoins: 300,
    canFinish: true,
    topicCoins: 60,
    wholeCoins: 120,
    condition: '完成全部话题并回答主持人的追问',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  },
};
const field = () => page.getByLabelText('回答主持人的追问');
const send = () => page.getByRole('button', { name: '提交回答' });
const thanks = () => page.getByText('谢谢，主持人会看到。');
const focusText = () => document.activeElement?.textContent ?? '';

beforeEach(() => localStorage.clear());

test('after a reply its form closes, and the focus is on the thanks: what it counts for, and what is left', async () => {
  await openGroup({ me: paid, mine: asked(first) });
  await showTopic('respondent', {}, paid);
  await field().fill('不油');
  await send().click();
  await expect.element(thanks()).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.poll(focusText).toContain('谢谢，主持人会看到。它算在「全部完成」里，全部完成可得 300 金币。');

  await page.getByRole('button', { name: '再说一句' }).click();
  const more = page.getByRole('textbox', { name: '回复' });
  await expect.element(more).toHaveFocus();
  await expect.element(more).toHaveValue('');
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(more).not.toBeInTheDocument();
});

test('Ctrl+Enter sends a reply; Enter alone begins a new line', async () => {
  const { mock } = await openGroup({ mine: asked(first) });
  await showTopic();
  await field().fill('不油');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('不油\n');
  expect(mock.received('createFollowUp')).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(thanks()).toBeVisible();
  expect(mock.received('createFollowUp')).toMatchObject([{ content: '不油' }]);
});

test('a reply that was stored is not asked for again, although the page can’t refetch what is left', async () => {
  const { disturb } = await openGroup({ me: paid, mine: asked(first) });
  await showTopic('respondent', {}, paid);
  await field().fill('不油');
  disturb((_path, request) => (request.method === 'GET' ? 'lost' : undefined));
  await send().click();
  await expect.poll(focusText).toBe('谢谢，主持人会看到。');
  await expect.element(field()).not.toBeInTheDocument();
});

test('a draft that a reload found doesn’t keep the form open after it was sent', async () => {
  await openGroup({ mine: asked(first) });
  const { screen } = await showTopic();
  await field().fill('不油');
  await screen.unmount();
  await showTopic();
  await expect.element(field()).toHaveValue('不油');
  await send().click();
  await expect.element(thanks()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '再说一句' })).toBeVisible();
  expect(page.getByRole('textbox', { name: '回复' }).elements()).toEqual([]);
});

test('with another follow-up below, the form names its own, and an empty form for the other follows the thanks', async () => {
  const { mock } = await openGroup({ mine: asked(first, second) });
  await showTopic();
  await expect.element(page.getByText('你在回答：为什么是素的？')).toBeVisible();
  await field().fill('不油');
  await send().click();
  await expect.poll(focusText).toContain('谢谢');
  await expect.element(field()).toHaveValue('');
  await field().fill('两块五');
  await send().click();
  await expect.element(page.getByRole('button', { name: '再说一句' })).toBeVisible();
  expect(mock.received('createFollowUp')).toMatchObject([
    { content: '不油', replyToId: first.id },
    { content: '两块五', replyToId: second.id },
  ]);
});

test('a form that is closed gives the focus back to its button', async () => {
  await openGroup({ mine: asked({ ...first, answered: true }) });
  await showTopic();
  await page.getByRole('button', { name: '回复' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByRole('button', { name: '回复' })).toHaveFocus();
});

test.each(['#owed', `#${mine.id}`])(
  'the address %s leads to the follow-up, which stays in view while the page above it grows',
  async (hash) => {
    await openGroup({ mine: asked({ ...first, answered: true }, second) });
    await showTopic('respondent', {}, me, `/${hash}`);
    const landed = () => document.activeElement;
    await expect.poll(() => landed()?.id).toBe(second.id);
    const above = document.body.insertBefore(document.createElement('div'), document.body.firstChild);
    const below = document.body.appendChild(document.createElement('div'));
    above.style.height = '3000px';
    below.style.height = '3000px';
    await expect.poll(() => Math.abs(landed()?.getBoundingClientRect().top ?? Infinity)).toBeLessThan(300);
    above.remove();
    below.remove();
  },
);
