import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fast, observer, openDesk } from '../../testing/desk-start.ts';
import { answers, showDesk } from './testing/show-desk.tsx';

beforeEach(() => localStorage.clear());

const BOARD = '/bbs-response?view=quotes';
const finding = () => page.getByRole('region', { name: '先看近不近' });
const loose = () => page.getByRole('region', { name: '没有归入结论' });

test('rule 6.52: quotes stand under their finding, the others below', async () => {
  await openDesk(answers(2));
  await showDesk(BOARD);
  await expect.element(finding().getByText('豆浆油条')).toBeVisible();
  await expect.element(finding().getByText('走路三分钟以内的店更常去。')).toBeVisible();
  await expect.element(loose().getByText('三分钟就能走到')).toBeVisible();
});

test('rule 6.52: a host codes a quote with new and known codes, and puts it under a finding', async () => {
  const { mock } = await openDesk(answers(2));
  await showDesk(BOARD);
  await page.getByRole('button', { name: '整理“三分钟就能走到”' }).click();
  await page.getByRole('textbox', { name: '编码' }).fill('离家近，离家近 快');
  await page.getByRole('button', { name: '图方便', exact: true }).click();
  await page.getByLabelText('归入结论').selectOptions('先看近不近');
  await page.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => mock.received('codeQuote'))
    .toEqual([expect.objectContaining({ codes: ['离家近', '快', '图方便'], findingId: fast.id })]);
});

test('Escape closes a dialog of the board, and the board stays', async () => {
  await openDesk(answers(2));
  const { search } = await showDesk(BOARD);
  await page.getByRole('button', { name: '整理“三分钟就能走到”' }).click();
  await expect.element(page.getByRole('textbox', { name: '编码' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(search().get('view')).toBe('quotes');
});

test('rule 6.52: a code that is too long is not sent', async () => {
  const { mock } = await openDesk(answers(2));
  await showDesk(BOARD);
  await page.getByRole('button', { name: '整理“三分钟就能走到”' }).click();
  await page.getByRole('textbox', { name: '编码' }).fill('长'.repeat(21));
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('一个编码最多 20 个字')).toBeVisible();
  expect(mock.received('codeQuote')).toEqual([]);
});

test('rule 6.52: a finding needs a title, and is sent with its sentence', async () => {
  const { mock } = await openDesk(answers(2));
  await showDesk(BOARD);
  await page.getByRole('button', { name: '新增结论' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('请写一个标题')).toBeVisible();
  await page.getByLabelText('标题').fill('在家做更放心');
  await page.getByLabelText('一句话说明').fill('有孩子的人尤其如此。');
  await page.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => mock.received('saveFinding'))
    .toEqual([expect.objectContaining({ title: '在家做更放心', sentence: '有孩子的人尤其如此。' })]);
});

test('rule 6.52: the board is downloaded as asked, named as chosen', async () => {
  const { asked } = await openDesk(answers(2));
  await showDesk(BOARD);
  await page.getByRole('button', { name: '下载金句' }).click();
  await page.getByRole('menuitem', { name: '下载 Word' }).click();
  await expect
    .poll(() => asked('/v1/focusResponses/quotes/download'))
    .toEqual([{ format: 'docx', identity: 'nickname' }]);
});

test('rule 6.52: observers read and download the board, and change nothing', async () => {
  await openDesk(answers(2), { as: observer });
  await showDesk(BOARD, observer);
  await expect.element(page.getByRole('button', { name: '下载金句' })).toBeVisible();
  for (const name of ['新增结论', '整理“三分钟就能走到”', '编辑结论“先看近不近”', '取下“三分钟就能走到”'])
    expect(page.getByRole('button', { name }).elements(), name).toEqual([]);
});

test('on a phone the head of the quote board takes two rows', async () => {
  await page.viewport(390, 844);
  await openDesk(answers(1));
  await showDesk(BOARD);
  const field = page.getByLabelText('怎么称呼受访者');
  await expect.element(field).toBeVisible();
  const [add, download, copy] = ['新增结论', '下载金句', '复制'].map((name) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect(),
  );
  expect([download?.top, copy?.top]).toEqual([add?.top, add?.top]);
  expect((add?.bottom ?? 0) - field.element().getBoundingClientRect().top).toBeLessThan(120);
});
