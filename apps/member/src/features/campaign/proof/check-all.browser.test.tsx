import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.ts';
import { addressOf, koiOf, listOf } from '../testing/public-lists.ts';
import { CheckAll } from './CheckAll.tsx';

describe.each(looks)('checking all draws on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('rule 12.10: a member reads that list and winner are right, and at which place they stand', async () => {
    const { proof, lines, entrants } = koiOf(25_000);
    const files = { draws: addressOf(lines), entrants: addressOf(entrants) };
    await renderPage(<CheckAll proof={proof} files={files} pseudonym="m0000041" />);
    await page.getByRole('button', { name: '在浏览器里验算全部抽奖' }).click();
    await expect
      .element(page.getByText('参加名单共 25,000 人，和公布的哈希一致，你在第 42 位；1 次抽奖全部验算一致'))
      .toBeVisible();
    await look('check-koi');
  });
});

test('a file that can’t be read says so, and can be tried again', async () => {
  const { proof } = listOf(1);
  const draws = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(draws);
  await renderPage(<CheckAll proof={proof} files={{ draws, entrants: null }} pseudonym={null} />);
  await page.getByRole('button', { name: '在浏览器里验算全部抽奖' }).click();
  await expect.element(page.getByText('没有读到名单，请再试一次')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '在浏览器里验算全部抽奖' })).toBeEnabled();
});

test('a list that was changed is said to be wrong', async () => {
  const { proof, lines } = listOf(6);
  const changed = lines.map((line, index) => (index === 4 ? line.replace('好运', '坏运') : line));
  await renderPage(
    <CheckAll proof={proof} files={{ draws: addressOf(changed), entrants: null }} pseudonym={null} />,
  );
  await page.getByRole('button', { name: '在浏览器里验算全部抽奖' }).click();
  await expect.element(page.getByText(/^第 5、6 条对不上/u)).toBeVisible();
});

test('a check that is stopped says so', async () => {
  const { proof, lines } = listOf(1000);
  // A million lines take the worker longer than the click.
  const draws = addressOf(Array.from({ length: 1000 }, () => lines).flat());
  await renderPage(<CheckAll proof={proof} files={{ draws, entrants: null }} pseudonym={null} />);
  await page.getByRole('button', { name: '在浏览器里验算全部抽奖' }).click();
  await page.getByRole('button', { name: '停止' }).click();
  await expect.element(page.getByText('已停止验算')).toBeVisible();
});
