import type { ActOutcome, OperatorBenefitDetail } from '@yayan/console-client';
import { look, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import BenefitPage from '../BenefitPage.tsx';
import TextsPage from '../texts/TextsPage.tsx';

const choice = { price: 500, stock: 12, fen: null, codes: null };
const benefit: OperatorBenefitDetail = {
  id: 'bVm2k7xR4pLs',
  title: '保温杯',
  type: 3,
  target: 'consignee',
  cover: '/covers/bag.svg',
  coverDark: null,
  gallery: [],
  onSale: true,
  sale: 'onSale',
  saleFrom: null,
  saleUntil: null,
  price: 500,
  stock: 24,
  limits: { perOrder: 1, perDay: 1, perMonth: 2 },
  level: 0,
  description: '316 不锈钢，500 毫升',
  rules: ['寄出后不能撤销', '偏远地区晚两三天'],
  tags: ['包邮'],
  prerequisites: ['consignee'],
  arrival: '五天内',
  revocable: true,
  takesFee: false,
  choices: [
    { id: 'red', title: '红色', ...choice },
    { id: 'blue', title: '蓝色', ...choice },
  ],
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: benefit.id,
  title: benefit.title,
  changes: [{ field: 'title', label: '名称', before: '保温杯', after: '保温杯 500 毫升' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const routes = (
  <Routes>
    <Route path="/benefits/:id" element={<BenefitPage />} />
    <Route path="/benefits/:id/texts" element={<TextsPage />} />
  </Routes>
);
const permissions = ['read', 'benefits'];

const open = async (path: string) => {
  const seen = fakeServer(({ method, path: asked, body }) => {
    if (asked === `/benefits/${benefit.id}`) return benefit;
    if (method === 'GET') return { items: [], nextCursor: null };
    return { ...outcome, state: (body as { dryRun?: boolean }).dryRun === true ? 'planned' : 'done' };
  });
  await show(routes, { at: path, as: { permissions } });
  return seen;
};

/** The call that does it, after those that ask what it would change. */
const done = (seen: Awaited<ReturnType<typeof open>>) =>
  seen.find(({ body }) => (body as { reason?: string } | null)?.reason !== undefined);

test.each([
  ['desktop', 1440, 'light'],
  ['phone', 390, 'dark'],
] as const)(
  '14.88 texts and conditions change after a look at what changes (%s)',
  async (size, width, scheme) => {
    await prepareLook({ size, width, height: 1000, scheme });
    const seen = await open(`/benefits/${benefit.id}/texts`);
    await expect.element(page.getByRole('button', { name: '保存…' })).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: '收货地址' })).toBeDisabled();
    await page.getByRole('textbox', { name: '名称' }).fill('');
    await expect.element(page.getByText('名称没有填')).toBeVisible();
    await page.getByRole('textbox', { name: '名称' }).fill('保温杯 500 毫升');
    await page.getByRole('textbox', { name: '使用规则，一行一条' }).fill('寄出后不能撤销\n\n不挑颜色');
    await page.getByRole('checkbox', { name: '年满 18 岁' }).click();
    await look(`benefit-texts-${size}-${scheme}`);
    await page.getByRole('button', { name: '保存…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '原因' }).fill('写错了');
    await dialog.getByRole('button', { name: '修改文字和条件' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const input = {
      title: '保温杯 500 毫升',
      description: benefit.description,
      tags: ['包邮'],
      rules: ['寄出后不能撤销', '不挑颜色'],
      level: 0,
      prerequisites: ['consignee', 'adult'],
    };
    expect(done(seen)).toMatchObject({
      path: `/benefits/${benefit.id}/texts`,
      body: { input, reason: '写错了' },
    });
  },
);

test.each([
  ['desktop', 1440, 'dark'],
  ['phone', 390, 'light'],
] as const)('14.88 a choice is added with name, price and stock (%s)', async (size, width, scheme) => {
  await prepareLook({ size, width, height: 1000, scheme });
  const seen = await open(`/benefits/${benefit.id}`);
  await expect.element(page.getByRole('button', { name: '去掉…' }).first()).toBeVisible();
  await look(`benefit-page-${size}-${scheme}`);
  await page.getByRole('button', { name: '加规格…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('规格的名称').fill('白色');
  await dialog.getByLabelText('价格，金币').fill('520');
  await dialog.getByLabelText('库存').fill('8');
  await dialog.getByRole('textbox', { name: '原因' }).fill('新到货');
  await look(`benefit-choice-${size}-${scheme}`);
  await dialog.getByRole('button', { name: '加一个规格' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(done(seen)).toMatchObject({
    path: `/benefits/${benefit.id}/choices`,
    body: { input: { title: '白色', price: 520, stock: 8, fen: null }, reason: '新到货' },
  });
});
