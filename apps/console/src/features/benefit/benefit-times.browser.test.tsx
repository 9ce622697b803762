import type { ActOutcome, OperatorBenefit, OperatorBenefitDetail } from '@yayan/console-client';
import { prepareLook, problems } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import BenefitPage from './BenefitPage.tsx';
import BenefitsPage from './BenefitsPage.tsx';

const listed: OperatorBenefit = {
  id: 'bVm2k7xR4pLs',
  title: '视频会员',
  type: 2,
  target: 'codes',
  cover: '/covers/video.svg',
  onSale: true,
  sale: 'scheduled',
  saleFrom: '2099-12-12T02:00:00.000Z',
  saleUntil: null,
  price: 500,
  stock: 12,
  limits: { perOrder: 1, perDay: 1, perMonth: 2 },
};
const benefit: OperatorBenefitDetail = {
  ...listed,
  cover: '/covers/video.svg',
  coverDark: null,
  gallery: [],
  level: 0,
  description: '全屏追剧',
  rules: [],
  tags: [],
  prerequisites: [],
  arrival: '几分钟内',
  revocable: true,
  takesFee: false,
  choices: [],
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: benefit.id,
  title: benefit.title,
  changes: [{ field: 'saleUntil', label: '截止', before: '不限', after: '2099-12-31 00:00:00' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const permissions = ['read', 'benefits'];

test.each([
  ['desktop', 1440, 'light'],
  ['phone', 390, 'dark'],
] as const)(
  '14.51 the end of a sale is set in China’s time, for a reason (%s)',
  async (size, width, scheme) => {
    await prepareLook({ size, width, height: 1000, scheme });
    const seen = fakeServer(({ method, path, body }) => {
      if (path === `/benefits/${benefit.id}`) return benefit;
      if (method === 'GET') return { items: [], nextCursor: null };
      return { ...outcome, state: (body as { dryRun?: boolean }).dryRun === true ? 'planned' : 'done' };
    });
    const routes = (
      <Routes>
        <Route path="/benefits/:id" element={<BenefitPage />} />
      </Routes>
    );
    await show(routes, { at: `/benefits/${benefit.id}`, as: { permissions } });
    await expect.element(page.getByText('待开售')).toBeVisible();
    await page.getByRole('button', { name: '开售时间…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(/^截止/u).fill('2099-12-11T00:00');
    await expect.element(dialog.getByText('截止要晚于开售')).toBeVisible();
    await dialog.getByLabelText(/^截止/u).fill('2099-12-31T00:00');
    await dialog.getByRole('textbox', { name: '原因' }).fill('配合活动');
    expect(await problems()).toEqual([]);
    await dialog.getByRole('button', { name: '定开售和截止时间' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const input = { saleFrom: listed.saleFrom, saleUntil: '2099-12-30T16:00:00.000Z' };
    const sent = seen.findLast(({ method }) => method === 'POST');
    expect(sent).toMatchObject({ path: `/benefits/${benefit.id}/times`, body: { input } });
  },
);

test('14.51 benefits whose sale begins later are listed alone, with their time', async () => {
  await prepareLook({ size: 'desktop', width: 1440, height: 1000, scheme: 'light' });
  const seen = fakeServer(({ path }) => ({ items: path === '/benefits' ? [listed] : [], nextCursor: null }));
  await show(<BenefitsPage />, { at: '/benefits?sale=scheduled', as: { permissions } });
  await expect.element(page.getByText('2099年12月12日 10:00 / 不限')).toBeVisible();
  const asked = seen.find(({ path }) => path === '/benefits');
  expect(asked?.query.get('sale')).toBe('scheduled');
});
