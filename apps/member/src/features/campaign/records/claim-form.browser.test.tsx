import { mockClaimPrize, mockGetBenefit, mockGetExchangeInfo, refuse } from '@yayan/api-client/mocks';
import type { CampaignRecord, ExchangePayee, PrizeKind } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, openCampaign } from '../testing/open-campaign.tsx';
import type { Mock } from '@yayan/mock';
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

const onClaimed = vi.fn<() => void>();
let refusal: typeof unmet | undefined;
let payees: ExchangePayee[];
let mock: Mock;
const answers: Answers = [
  mockGetBenefit((example) => ({ ...example, payeeChannels: ['alipay'] })),
  mockGetExchangeInfo((example) => ({ ...example, payees, wechat: null, mobile: '138****5678', balance: 0 })),
  mockClaimPrize(() => refusal ?? recordOf('cash')),
];
const open = async (kind: PrizeKind): Promise<void> => {
  const record = recordOf(kind);
  signIn();
  mock = await openCampaign(
    () => <ClaimForm campaignId="Sample2026a" record={record} onClaimed={onClaimed} />,
    answers,
  );
};
const confirm = async () => await page.getByRole('button', { name: '确认领取' }).click();

describe.each(looks)('the form that claims a prize on a $size, $scheme', (how) => {
  beforeEach(async () => {
    vi.clearAllMocks();
    refusal = undefined;
    payees = [];
    await prepareLook(how);
  });

  test('asks for the account of cash, names what is missing, and sends it encrypted', async () => {
    await open('cash');
    await confirm();
    await expect.element(page.getByText('请输入收款人姓名')).toBeVisible();
    await look('cash');
    await page.getByLabelText('支付宝账号').fill('13812345678');
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
});

test.each<[PrizeKind, unknown]>([
  ['cash', { payeeId: id }],
  ['mobile', {}],
  ['codes', {}],
])('a prize of %s is claimed with one press when nothing has to be typed', async (kind, body) => {
  vi.clearAllMocks();
  refusal = undefined;
  payees = [{ id, channel: 'alipay', account: '138****5678', name: '王*明', preferred: true }];
  await open(kind);
  await confirm();
  await expect.poll(() => onClaimed.mock.calls.length).toBe(1);
  expect(mock.received('claimPrize')).toEqual([body]);
});
