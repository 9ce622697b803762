import type { ActOutcome } from '@yayan/console-client';
import { prepareLook, problems } from '@yayan/site/look';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import MakeBenefitPage from './MakeBenefitPage.tsx';

const outcome = (state: ActOutcome['state'], subject: string): ActOutcome => ({
  state,
  id: null,
  subject,
  title: '视频会员',
  changes: [{ field: 'title', label: '名称', before: null, after: '视频会员' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
});
interface Sent {
  dryRun?: boolean;
  input: { benefit: { id: string; target: string; choices: object[] } };
}

test('14.51 a form with what is missing can’t be sent; filled in, it is tried first and makes the benefit once', async () => {
  const seen = fakeServer(({ body }) => {
    const { dryRun, input } = body as Sent;
    return outcome(dryRun === true ? 'planned' : 'done', input.benefit.id);
  });
  const { address } = await show(<MakeBenefitPage />, { as: { permissions: ['benefits'] } });
  await expect.element(page.getByRole('button', { name: '新建福利…' })).toBeDisabled();
  await expect.element(page.getByText('还差：名称、说明、价格')).toBeVisible();
  await page.getByLabelText('名称', { exact: true }).fill('视频会员');
  await page.getByLabelText('说明').fill('全屏追剧');
  await page.getByLabelText('价格，金币').fill('500');
  await page.getByLabelText(/^开售/u).fill('2099-12-12T10:00');
  await page.getByRole('button', { name: '新建福利…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '新建福利' }).click();
  await expect.poll(address).toMatch(/^\/benefits\/b\w{11}$/u);
  const made = seen.filter(({ body }) => (body as Sent).dryRun !== true);
  expect(made).toHaveLength(1);
  const choice = { id: 'one', title: null, price: 500, stock: 0, fen: null };
  expect(made[0]?.body).toMatchObject({
    input: {
      benefit: { target: 'codes', choices: [choice], saleFrom: '2099-12-12T02:00:00.000Z', saleUntil: null },
    },
  });
});

test('who may not make benefits reads that instead of a form', async () => {
  fakeServer(() => null);
  await show(<MakeBenefitPage />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText(/你的角色不能做这件事/u)).toBeVisible();
});

test.each(['light', 'dark'] as const)('the form has no barrier that axe finds (%s)', async (scheme) => {
  await prepareLook({ size: 'desktop', width: 1440, height: 1100, scheme });
  fakeServer(() => null);
  await show(<MakeBenefitPage />, { as: { permissions: ['benefits'] } });
  await expect.element(page.getByLabelText('说明')).toBeVisible();
  await page.getByLabelText('发放方式').selectOptions('mobile');
  await expect.element(page.getByLabelText('面值，元')).toBeVisible();
  expect(await problems()).toEqual([]);
});
