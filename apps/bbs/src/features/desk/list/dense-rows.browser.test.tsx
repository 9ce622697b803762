import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { deskAnswer, fast, openDesk } from '../../../testing/desk-start.ts';
import { list, showDesk } from '../testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(390, 844);
});

const box = (one: Locator): DOMRect => one.element().getBoundingClientRect();
const long = '楼下的豆浆油条最方便，三分钟就能走到，早上赶时间的时候几乎天天如此，周末才会自己做。'.repeat(3);

test('a phone shows five long answers whole, and their targets stay 44 pixels', async () => {
  await openDesk(
    Array.from({ length: 9 }, (_, at) =>
      deskAnswer(at + 1, { content: `第 ${at + 1} 条：${long}`, unread: true, tags: at === 8 ? [fast] : [] }),
    ),
  );
  await showDesk();
  await expect.element(list().getByText('第 9 条', { exact: false })).toBeVisible();
  const { bottom } = box(list());
  const whole = list()
    .getByRole('listitem')
    .elements()
    .filter((row) => row.getBoundingClientRect().bottom <= bottom);
  expect(whole.length).toBeGreaterThanOrEqual(5);
  expect(box(list().getByRole('button', { name: /第 9 条/u })).height).toBeGreaterThanOrEqual(44);
  const star = box(list().getByRole('button', { name: '标星：小满' }).first());
  expect(Math.min(star.width, star.height)).toBeGreaterThanOrEqual(44);
});

test('a press beside the box of a row chooses it, for a thumb is wider than the box', async () => {
  await openDesk([deskAnswer(1)]);
  await showDesk();
  const choose = list().getByRole('checkbox');
  await expect.element(choose).toBeVisible();
  const { left, top, width, height } = box(choose);
  const [x, y] = [left + width / 2, top + height / 2];
  for (const [at, down] of [[x - 20, y - 20] as const, [x + 20, y + 20] as const])
    expect(document.elementFromPoint(at, down)?.closest('label')).toBe(choose.element().closest('label'));
});
