import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDesk } from '../../testing/desk-start.ts';
import { answers, list, opened, showDesk } from './testing/show-desk.tsx';

test('rule 6.46: an answer that is too short says so, and a host counts it and takes that back', async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
  await openDesk(answers(1).map((answer) => ({ ...answer, unfit: 'tooShort' })));
  await showDesk();
  await expect.element(list().getByText('内容过短')).toBeVisible();
  await list().getByText('第 1 条', { exact: false }).click();
  await opened().getByRole('button', { name: '计入' }).click();
  await expect.element(opened().getByText('已计入话题的完成')).toBeVisible();
  await expect.element(list().getByText('内容过短')).not.toBeInTheDocument();
  await opened().getByRole('button', { name: '撤销计入' }).click();
  await expect.element(list().getByText('内容过短')).toBeVisible();
});
