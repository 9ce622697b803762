import {
  mockEnterCampaign,
  mockGetCampaign,
  mockGetCheckin,
  mockListCampaignRecords,
  mockListCampaignWinners,
} from '@yayan/api-client/mocks';
import type { Campaign } from '@yayan/api-client';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import CampaignPage from '../CampaignPage.tsx';
import { type Answers, openCampaign, sampleCampaign } from '../testing/open-campaign.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { session } from '../../../shell/client/client.ts';

const KoiPage = () => <CampaignPage face="koi" />;
const KoiResultPage = () => <CampaignPage face="koi" first="records" />;
const koi = (more: Partial<Campaign> = {}) => sampleCampaign(more);
const mine = {
  ...koi().mine,
  pseudonym: '7q2mxk9b',
  chances: 0,
  draws: 0,
  earned: [],
  entered: true,
  today: null,
};
const at = koi().startsAt;
let now: Campaign;
const answers: Answers = [
  mockGetCampaign(() => ({ campaign: now })),
  mockGetCheckin((example) => ({ ...example, checked: false })),
  mockEnterCampaign(() => {
    now = koi({ mine, entrants: 129 });
    return mine;
  }),
  mockListCampaignWinners(() => ({
    items: [{ pseudonym: '7q2mxk9b', name: '小*', prize: '陶瓷马克杯', at }],
    nextCursor: null,
  })),
  mockListCampaignRecords(() => ({
    items: [
      {
        id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
        number: 1,
        clientSeed: '好运',
        version: 1,
        roll: 5,
        consolation: 0,
        at,
        prize: {
          id: 'mug',
          kind: 'goods',
          title: '陶瓷马克杯',
          worth: 2600,
          coins: 0,
          state: 'open',
          claimBy: at,
          benefitId: 'bGd5v9rU3sDg',
          orderId: null,
        },
      },
    ],
    nextCursor: null,
  })),
];

describe.each(looks)('a 锦鲤 campaign on a $size, $scheme', (how) => {
  beforeEach(async () => {
    signIn();
    await prepareLook(how);
  });

  test('is entered once, by who has a chance', async () => {
    now = koi();
    await openCampaign(KoiPage, answers);
    await look('open');
    await page.getByRole('button', { name: '用 1 次机会参加' }).click();
    await expect.element(page.getByText(/^已参加，等/u)).toBeVisible();
    await look('entered');
    await expect.element(page.getByText('129 人抽 1', { exact: true })).toBeVisible();
    now = koi({ mine, entrants: 0 });
    await openCampaign(KoiPage, answers);
    await expect.element(page.getByText('你的参加约 1 分钟后计入人数', { exact: false })).toBeVisible();
    now = koi({ mine: { ...mine, entered: false } });
    await openCampaign(KoiPage, answers);
    await expect
      .element(page.getByRole('link', { name: '去签到，得 1 次机会' }))
      .toHaveAttribute('href', '/home');
    expect(page.getByRole('button', { name: '用 1 次机会参加' }).elements()).toEqual([]);
    await openCampaign(KoiPage, [mockGetCheckin((example) => ({ ...example, checked: true })), ...answers]);
    await expect.element(page.getByText('今天已签到')).toBeVisible();
    await look('checked in');
    session.clear();
    now = koi({ mine: null });
    await openCampaign(KoiPage, answers);
    await expect.element(page.getByRole('link', { name: '登录后参加' })).toBeVisible();
    await look('visitor');
  });

  test('says when it is drawn, that it is being drawn, and who won', async () => {
    now = koi({ mine });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByText('你已参加，开奖后这里会告诉你结果。')).toBeVisible();
    await look('waiting');
    now = koi({ state: 'paused' });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByText('活动暂停中，恢复后才开奖，开奖后在这里公布。')).toBeVisible();
    await openCampaign(KoiPage, answers);
    await expect.element(page.getByText(/^报名和开奖都等活动恢复/u)).toBeVisible();
    now = koi({ state: 'ended', mine });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByText(/正在开奖/u)).toBeVisible();
    now = koi({ state: 'ended', revealed: true, mine });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByText('这次的锦鲤不是你，下次好运。')).toBeVisible();
    await expect.element(page.getByText('小* 抽中 陶瓷马克杯')).toBeVisible();
    now = koi({ state: 'ended', revealed: true, mine: { ...mine, draws: 1 } });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByRole('button', { name: '领取' })).toBeVisible();
    await look('won');
    const coins = {
      id: 'coins',
      kind: 'coins',
      title: '888 金币',
      cover: null,
      worth: 888,
      stock: 1,
      left: 0,
      odds: 1,
    } as const;
    now = koi({ state: 'ended', revealed: true, mine: { ...mine, draws: 1 }, prizes: [coins] });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByText('恭喜，这次的锦鲤就是你！金币已到账。')).toBeVisible();
    now = koi({ state: 'ended', revealed: true, entrants: 0 });
    await openCampaign(KoiResultPage, answers);
    await expect.element(page.getByText(/没有人参加/u)).toBeVisible();
  });
});

test('12.13 every link of a campaign keeps to it, while another of its kind runs', async () => {
  await prepareLook({ size: 'phone', width: 390, height: 844, scheme: 'light' });
  session.clear();
  now = koi({ state: 'ended', revealed: true, mine: null });
  await openCampaign(KoiPage, answers, '/prize?of=Sample2026a');
  await expect
    .element(page.getByRole('link', { name: '看开奖结果' }))
    .toHaveAttribute('href', '/prize/result?of=Sample2026a');
  now = koi({ mine: null });
  await openCampaign(KoiResultPage, answers, '/prize/result?of=Sample2026a');
  await expect
    .element(page.getByRole('link', { name: '去参加' }))
    .toHaveAttribute('href', '/prize?of=Sample2026a');
  await openCampaign(KoiPage, answers, '/prize');
  await expect
    .element(page.getByRole('link', { name: '登录后参加' }))
    .toHaveAttribute('href', `/login?from=${encodeURIComponent('/prize?of=Sample2026a')}`);
});
