import { mockChangeConsignees, mockListConsignees, mockSubmitIdVerification } from '@yayan/api-client/mocks';
import { AdultStatus } from '@yayan/api-client';
import { getGetBenefitQueryKey, getListBenefitsQueryKey } from '@yayan/api-client/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../shell/client/client.ts';
import type { AccountMock } from './testing/account-mock.ts';
import {
  button,
  dialog,
  handInRealName,
  openAccountPage,
  startAccount,
} from './testing/open-account-page.tsx';

let server: AccountMock;

beforeEach(async () => {
  server = await startAccount();
});

const address = {
  id: '0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60',
  name: '王小明',
  mobile: '138****5678',
  regionCode: '330106',
  region: '浙江省 杭州市 西湖区',
  detail: '文三路 1 号',
  isDefault: true,
};

/** The account's page as a benefit opens it. */
const fromBenefit = `from=${encodeURIComponent('/exchange/detail/bGd5v9rU3sDg')}`;

const wayBack = () => page.getByRole('link', { name: '回到刚才的福利' });

test('a saved address leads back to the benefit that needs it', async () => {
  server.mock.use(mockListConsignees({ items: [address] }), mockChangeConsignees({ items: [address] }));
  const router = await openAccountPage(`/home/user?edit=address&id=${address.id}&${fromBenefit}`);
  await button('保存地址').click();
  await expect.element(page.getByText('福利')).toBeVisible();
  expect(router.state.location.pathname).toBe('/exchange/detail/bGd5v9rU3sDg');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('while a real name is in review, a link leads back to the benefit that needs it', async () => {
  const pending = { ...server.verification, status: AdultStatus.PendingReview };
  server.mock.use(mockSubmitIdVerification(() => pending));
  await openAccountPage(`/home/user?edit=verify&${fromBenefit}`);
  await handInRealName();
  await expect.element(page.getByText('审核中', { exact: true })).toBeVisible();
  await expect.element(wayBack()).toHaveAttribute('href', '/exchange/detail/bGd5v9rU3sDg');
});

test('a passed real name leads back to the benefit that needs it', async () => {
  const passed = { ...server.verification, status: AdultStatus.Valid };
  server.mock.use(mockSubmitIdVerification(() => passed));
  const router = await openAccountPage(`/home/user?edit=verify&${fromBenefit}`);
  await handInRealName();
  await expect.element(page.getByText('福利')).toBeVisible();
  expect(router.state.location.pathname).toBe('/exchange/detail/bGd5v9rU3sDg');
});

test.each(['https://evil.example/a', '//evil.example', '/\\evil.example'])(
  'a way back to another site, %s, is not offered',
  async (address) => {
    await openAccountPage(`/home/user?from=${encodeURIComponent(address)}`);
    await expect.element(page.getByRole('heading', { name: '账号设置' })).toBeVisible();
    expect(page.getByRole('link', { name: /^回到/u }).query()).toBeNull();
  },
);

test('the way back outlives a dialog', async () => {
  await openAccountPage(`/home/user?edit=nickname&${fromBenefit}`);
  await expect.element(dialog('修改昵称')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(wayBack()).toHaveAttribute('href', '/exchange/detail/bGd5v9rU3sDg');
});

test('a benefit is loaded again after the real name that it needs is sent', async () => {
  const [asks, other] = [getGetBenefitQueryKey('bGd5v9rU3sDg'), getListBenefitsQueryKey()];
  for (const key of [asks, other]) queryClient.setQueryData(key, {});
  await openAccountPage('/home/user?edit=verify');
  await handInRealName();
  await expect.poll(() => queryClient.getQueryState(asks)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
});

test('a benefit is loaded again after the address that it needs is saved or removed', async () => {
  const asks = getGetBenefitQueryKey('bGd5v9rU3sDg');
  queryClient.setQueryData(asks, {});
  server.mock.use(mockListConsignees({ items: [address] }), mockChangeConsignees({ items: [address] }));
  await openAccountPage(`/home/user?edit=address&id=${address.id}`);
  await button('保存地址').click();
  await expect.poll(() => queryClient.getQueryState(asks)?.isInvalidated).toBe(true);
  queryClient.setQueryData(asks, {});
  await button(/王小明的地址/u).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await button('删除地址').click();
  await expect.poll(() => queryClient.getQueryState(asks)?.isInvalidated).toBe(true);
});
