import {
  mockClaimPrize,
  mockGetBenefit,
  mockGetExchangeInfo,
  mockListConsignees,
  refuse,
} from '@yayan/api-client/mocks';
import type { CampaignRecord, Consignee, ExchangePayee, PayeeChannel, PrizeKind } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, openCampaign } from '../testing/open-campaign.tsx';
import type { Mock } from '@yayan/mock';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { ClaimForm } from './ClaimForm.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const at = '2026-11-20T08:30:00.000Z';
const recordOf = (kind: PrizeKind): CampaignRecord => ({
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: 1,
  clientSeed: '好运',
  version: 1,
  roll: 5,
  consolation: 0,
  at,
  prize: {
    id: 'prize',
    kind,
    title: '10 元现金',
    worth: 1000,
    coins: 0,
    state: 'open',
    claimBy: at,
    benefitId: 'bAp1x5kQ8mZc',
    orderId: null,
  },
});
const unmet = refuse('PREREQUISITE_UNMET', {
  allowed: false,
  total: 0,
  balance: 0,
  missingCoins: 0,
  prerequisites: [
    { kind: 'realName', met: false, text: '完成实名认证', fixUrl: '/home/user', fixLabel: '去认证' },
  ],
});

const recordsPage = '/lottery?view=records&claim=1';
const from = `from=${encodeURIComponent(recordsPage)}`;
const address: Consignee = {
  id,
  name: '王小明',
  mobile: '138****5678',
  regionCode: '330106',
  region: '浙江省 杭州市 西湖区',
  detail: '文三路 1 号',
  isDefault: false,
};

const onClaimed = vi.fn<() => void>();
let refusal: typeof unmet | undefined;
let payees: ExchangePayee[];
let channels: PayeeChannel[];
let addresses: Consignee[];
let mock: Mock;
const answers: Answers = [
  mockGetBenefit((example) => ({ ...example, payeeChannels: channels })),
  mockListConsignees(() => ({ items: addresses })),
  mockGetExchangeInfo((example) => ({ ...example, payees, wechat: null, mobile: '138****5678', balance: 0 })),
  mockClaimPrize(() => refusal ?? recordOf('cash')),
];
const open = async (kind: PrizeKind, others: Answers = []): Promise<void> => {
  const record = recordOf(kind);
  signIn();
  mock = await openCampaign(
    () => <ClaimForm campaignId="Sample2026a" record={record} onClaimed={onClaimed} />,
    [...others, ...answers],
    recordsPage,
  );
};
const link = (name: string) => page.getByRole('link', { name });
const confirm = async () => await page.getByRole('button', { name: '确认领取' }).click();

beforeEach(() => {
  vi.clearAllMocks();
  refusal = undefined;
  payees = [];
  channels = ['alipay'];
  addresses = [];
});

describe.each(looks)('the form that claims a prize on a $size, $scheme', (how) => {
  beforeEach(async () => {
    await prepareLook(how);
  });

  test('asks for the account of cash, names what is missing, and sends it encrypted', async () => {
    await open('cash');
    await confirm();
    await expect.element(page.getByText('请输入收款人姓名')).toBeVisible();
    await look('cash');
    const account = page.getByLabelText('支付宝账号');
    await account.fill('1381234567');
    await confirm();
    await expect.element(page.getByText('支付宝账号应为手机号或邮箱')).toBeVisible();
    await expect.element(account).toHaveFocus();
    expect(mock.received('claimPrize')).toEqual([]);
    await account.fill('13812345678');
    await page.getByLabelText('收款人姓名').fill('王晓明');
    refusal = unmet;
    await confirm();
    await expect.element(page.getByRole('link', { name: '去认证' })).toBeVisible();
    await look('unmet');
    refusal = undefined;
    await confirm();
    await expect.poll(() => onClaimed.mock.calls.length).toBe(1);
    expect(mock.received('claimPrize').at(-1)).toEqual({
      payee: { channel: 'alipay', account: '13812345678', name: '王晓明' },
    });
  });

  test('leads who has no address to adding one and back, and then claims to it with one press', async () => {
    await open('goods');
    await expect.element(link('先添加收货地址')).toHaveAttribute('href', `/home/user?edit=address&${from}`);
    await expect.element(page.getByText('还没有收货地址', { exact: false })).toBeVisible();
    expect(page.getByRole('button', { name: '确认领取' }).query()).toBeNull();
    expect(page.getByRole('link').elements()).toHaveLength(1);
    await look('no-address');
    addresses = [address];
    await open('goods');
    await expect.element(page.getByRole('radio', { name: /王小明/u })).toBeChecked();
    await look('address');
    await confirm();
    await expect.poll(() => onClaimed.mock.calls.length).toBe(1);
    expect(mock.received('claimPrize')).toEqual([{ consigneeId: id }]);
  });
});

test('who chose WeChat and has bound none is led to binding it, and back', async () => {
  channels = ['wechat'];
  await open('cash');
  await expect.element(link('先绑定微信')).toHaveAttribute('href', `/home/user?${from}#bindings`);
  await expect.element(page.getByText('还没有绑定可以收款的微信')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('the button waits for the field that chooses the address, so that no press is lost', async () => {
  const loaded = Promise.withResolvers<void>();
  addresses = [address];
  await open('goods', [mockListConsignees(async () => (await loaded.promise, { items: addresses }))]);
  await expect.element(page.getByRole('button', { name: '确认领取' })).toBeDisabled();
  loaded.resolve();
  await confirm();
  await expect.poll(() => mock.received('claimPrize')).toEqual([{ consigneeId: id }]);
});

test('what was typed is there again after a visit to another page for what was missing', async () => {
  const form = <ClaimForm campaignId="Sample2026a" record={recordOf('cash')} onClaimed={onClaimed} />;
  signIn();
  queryClient.clear();
  (await openMock()).mock.use(...answers);
  const { router } = await renderPage([{ path: '/lottery', element: form }], recordsPage);
  await page.getByLabelText('收款人姓名').fill('王晓明');
  await router.navigate('/home/user');
  await expect.element(page.getByLabelText('收款人姓名')).not.toBeInTheDocument();
  await router.navigate(recordsPage);
  await expect.element(page.getByLabelText('收款人姓名')).toHaveValue('王晓明');
});

test.each<[PrizeKind, unknown]>([
  ['cash', { payeeId: id }],
  ['mobile', {}],
  ['codes', {}],
])('a prize of %s is claimed with one press when nothing has to be typed', async (kind, body) => {
  payees = [{ id, channel: 'alipay', account: '138****5678', name: '王*明', preferred: true }];
  await open(kind);
  await confirm();
  await expect.poll(() => onClaimed.mock.calls.length).toBe(1);
  expect(mock.received('claimPrize')).toEqual([body]);
});
