import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { me, openGroup, response } from '../../../testing/group-start.ts';
import { followUpsBelow, mockThread, withFirst } from '../../../testing/long-thread.ts';
import { showTopic } from '../testing/show-topic.tsx';

const mine = { ...response(30, '我吃的是素包子', true), editable: false };
const others = response(31, '楼下的豆浆油条');
const entry = (place: number) => page.getByText(`追问 ${place}`, { exact: true });
const more = (left: number) => page.getByRole('button', { name: `查看更多（还有 ${left} 条）` });
const focusText = () => document.activeElement?.textContent ?? '';

beforeEach(() => localStorage.clear());

test('an answer shows 20 follow-ups; a press, also of a key, shows the others and goes to the first of them', async () => {
  const all = followUpsBelow(others.id, 25);
  const { mock } = await openGroup({ mine, others: [withFirst(others, all)] });
  mock.use(mockThread(all));
  await showTopic();
  await expect.element(entry(20)).toBeVisible();
  await expect.element(entry(21)).not.toBeInTheDocument();
  more(5).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry(25)).toBeVisible();
  await expect.poll(focusText).toContain('追问 21');
  await expect.element(more(5)).not.toBeInTheDocument();
});

test('a thread of more than one page goes on when its end comes into view', async () => {
  const all = followUpsBelow(others.id, 130);
  const { mock } = await openGroup({ mine, others: [withFirst(others, all)] });
  mock.use(mockThread(all));
  await showTopic();
  await more(110).click();
  await expect.element(entry(100)).toBeVisible();
  entry(100).element().scrollIntoView();
  await expect.element(entry(130)).toBeVisible();
});

test('a thread that could not be loaded is loaded by another press', async () => {
  const all = followUpsBelow(others.id, 21);
  const { mock, disturb } = await openGroup({ mine, others: [withFirst(others, all)] });
  mock.use(mockThread(all));
  await showTopic();
  await expect.element(more(1)).toBeVisible();
  disturb((path) => (path.startsWith('/focusResponses/ask') ? 'lost' : undefined));
  await more(1).click();
  const again = page.getByRole('button', { name: '加载失败，点击重试' });
  await expect.element(again).toBeVisible();
  disturb(() => undefined);
  await again.click();
  await expect.element(entry(21)).toBeVisible();
});

test('a follow-up beyond the first page that must be answered has its form, and #owed leads to it', async () => {
  const all = followUpsBelow(mine.id, 121).map((each, place) => ({ ...each, answered: place < 120 }));
  const { mock } = await openGroup({ mine: withFirst(mine, all) });
  mock.use(mockThread(all));
  await showTopic('respondent', {}, me, '/#owed');
  await expect.element(page.getByLabelText('回答主持人的追问')).toBeVisible();
  await expect.poll(focusText).toContain('追问 121');
  await page.getByLabelText('回答主持人的追问').fill('不油');
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect
    .poll(() => mock.received('createFollowUp'))
    .toMatchObject([{ content: '不油', replyToId: all[120]?.id }]);
});
