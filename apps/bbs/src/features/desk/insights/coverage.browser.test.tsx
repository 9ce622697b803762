import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.ts';
import { openDesk } from '../../../testing/desk-start.ts';
import { Coverage } from './Coverage.tsx';

test('a topic that is not open yet is grey, and nobody is reminded of it', async () => {
  await openDesk([]);
  await renderPage([{ path: '/', element: <Coverage isHost /> }], '/');
  await expect.element(page.getByRole('columnheader', { name: '第三天 还没开放' })).toBeVisible();
  const cell = page.getByRole('button', { name: '0 / 5' }).first();
  await expect.element(cell).toHaveAttribute('data-level', 'upcoming');
  await cell.click();
  await expect.element(page.getByText('还没说话：', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '提醒这', exact: false })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '3 / 5' }).click();
  await expect.element(page.getByRole('link', { name: '提醒这 1 人' })).toBeVisible();
});

test('rule 6.50: a host sets the target of a cell, which says how many are missing', async () => {
  const { mock } = await openDesk([]);
  await renderPage([{ path: '/', element: <Coverage isHost /> }], '/');
  await page.getByRole('button', { name: '3 / 5' }).click();
  await page.getByRole('textbox', { name: '这一格的目标人数' }).fill('4');
  await page.getByRole('button', { name: '保存目标' }).click();
  await expect.element(page.getByRole('button', { name: '3 / 5 目标 4，差 1' })).toBeVisible();
  expect(mock.received('setVoiceTarget')).toMatchObject([{ value: '成都', target: 4 }]);
});
