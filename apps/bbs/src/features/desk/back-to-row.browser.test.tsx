import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDesk } from '../../testing/desk-start.ts';
import { answers, list, opened, showDesk } from './testing/show-desk.tsx';

beforeEach(() => localStorage.clear());

const row = (place: number) => list().getByRole('button', { name: new RegExp(`第 ${place} 条`, 'u') });

test('rule 6.61: closing an answer on a phone leads back to its row', async () => {
  await page.viewport(390, 844);
  await openDesk(answers(40));
  await showDesk();
  await row(38).click();
  await expect.element(opened().getByText('第 38 条', { exact: false })).toBeVisible();
  await opened()
    .getByRole('button', { name: /返回|回到/u })
    .click();
  await expect.element(row(38)).toHaveFocus();
  await expect.element(row(38)).toBeInViewport();
});

test('rule 6.61: Escape leads back to the row of the answer that was leafed to', async () => {
  await page.viewport(1440, 900);
  await openDesk(answers(40));
  await showDesk();
  await expect.element(row(40)).toBeVisible();
  await userEvent.keyboard('jjj');
  await expect.element(opened().getByText('第 38 条', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row(38)).toHaveFocus();
});
