import type { ActOutcome, OperatorBenefitDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import PicturesPage from './PicturesPage.tsx';

const benefit: OperatorBenefitDetail = {
  id: 'bVm2k7xR4pLs',
  title: '视频会员',
  type: 2,
  target: 'codes',
  cover: '/covers/video.svg',
  coverDark: null,
  gallery: ['/covers/bag.svg', '/covers/cash.svg'],
  onSale: true,
  sale: 'onSale',
  saleFrom: null,
  saleUntil: null,
  price: 500,
  stock: 12,
  limits: { perOrder: 1, perDay: 1, perMonth: 2 },
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
  changes: [{ field: 'coverDark', label: '深色图片', before: '同浅色', after: 'new' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const added = '/api/files/yayan/public/0123456789abcdef0123456789/12345678901234567.webp';

test('14.66 a dropped dark picture and a new order are shown before they are set', async () => {
  const seen = fakeServer(({ path, method }) => {
    if (path === '/content-pictures') return { address: added, width: 9, height: 9, bytes: 9 };
    return method === 'GET' ? benefit : outcome;
  });
  const routes = (
    <Routes>
      <Route path="/benefits/:id/pictures" element={<PicturesPage />} />
    </Routes>
  );
  const permissions = ['read', 'benefits'];
  await show(routes, { at: `/benefits/${benefit.id}/pictures`, as: { permissions } });
  await expect.element(page.getByRole('button', { name: '换上…' })).toBeDisabled();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['picture'], 'dark.png', { type: 'image/png' }));
  page
    .getByRole('textbox', { name: '深色图片' })
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(page.getByRole('textbox', { name: '深色图片' })).toHaveValue(added);
  await page.getByRole('button', { name: '图片 2 往前' }).click();
  const order = ['/covers/cash.svg', '/covers/bag.svg'];
  const shown = () =>
    [...document.querySelectorAll('[aria-label="会员看到的图片"] img')].map((one) => one.getAttribute('src'));
  // Pictures load near the screen.
  document.querySelector('[aria-label="会员看到的图片"]')?.scrollIntoView();
  await expect.poll(shown).toEqual(['/covers/video.svg', added, ...order]);
  await page.getByRole('button', { name: '换上…' }).click();
  await expect.element(page.getByRole('dialog').getByText('同浅色')).toBeVisible();
  const asked = seen.find(({ path }) => path.endsWith('/pictures') && !path.startsWith('/content'));
  expect(asked).toMatchObject({
    body: { input: { cover: '/covers/video.svg', coverDark: added, gallery: order }, dryRun: true },
  });
});
