import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
});

describe('tap to rank', () => {
  test('taps give ranks in order, arrows move items, and the answer is complete', async () => {
    const { screen, posted } = await runSurvey({ page: 'rank', answers: { drink: '茶' } });
    await screen.getByRole('button', { name: '丙 排第 1' }).click();
    await screen.getByRole('button', { name: '甲 排第 2' }).click();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('请先回答这道题')).toBeVisible();
    await screen.getByRole('button', { name: '乙 排第 3' }).click();
    await screen.getByRole('button', { name: '上移 乙' }).click();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'rank', answers: { order: ['丙', '乙', '甲'] } }]);
  });

  test('a keyboard alone ranks everything: the focus moves to the next open item', async () => {
    const { screen, posted } = await runSurvey({ page: 'rank', answers: { drink: '茶' } });
    const first = screen.getByRole('button', { name: '甲 排第 1' });
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '乙 排第 2' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('button', { name: '丙 排第 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'rank', answers: { order: ['甲', '乙', '丙'] } }]);
  });

  test('removing one item moves the others up, and the question is unanswered again', async () => {
    const { screen } = await runSurvey({ page: 'rank', answers: { drink: '茶', order: ['甲', '乙', '丙'] } });
    await screen.getByRole('button', { name: '取消 甲' }).click();
    await expect.element(screen.getByRole('button', { name: '甲 排第 3' })).toBeVisible();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('请先回答这道题')).toBeVisible();
  });
});

test('a half-done ranking is still there after the page was turned back and forth', async () => {
  const { screen } = await runSurvey({ page: 'rank', answers: { drink: '茶' } }, () => ({
    kind: 'next',
    page: 'rank',
  }));
  await screen.getByRole('button', { name: '丙 排第 1' }).click();
  await screen.getByRole('button', { name: '上一页' }).click();
  await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  await screen.getByRole('button', { name: '下一页' }).click();
  await expect.element(screen.getByRole('button', { name: '取消 丙' })).toBeVisible();
  await screen.getByRole('button', { name: '甲 排第 2' }).click();
  await expect.element(screen.getByRole('button', { name: '乙 排第 3' })).toBeVisible();
});

test('the ring around a whole ranking is round as those of its items are', async () => {
  const { screen } = await runSurvey({ page: 'rank', answers: { drink: '茶' } });
  const first = screen.getByRole('button', { name: '甲 排第 1' });
  const round = getComputedStyle(first.element()).borderRadius;
  first.element().focus();
  for (const item of ['甲', '乙', '丙']) {
    await userEvent.keyboard('{Enter}');
    // The focus moves on once the item has its place.
    await expect.element(screen.getByRole('button', { name: `取消 ${item}` })).toBeVisible();
  }
  await expect.poll(() => document.activeElement?.tagName).toBe('FIELDSET');
  expect(getComputedStyle(document.activeElement ?? document.body).borderRadius).toBe(round);
});
