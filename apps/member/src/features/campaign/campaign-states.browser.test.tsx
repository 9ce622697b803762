import type { Campaign, CampaignRecord } from '@yayan/api-client';
import {
  mockDrawCampaign,
  mockGetCampaign,
  mockGetCampaignProof,
  mockListCampaignRecords,
  mockListCampaignWinners,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from '../../shell/client/client.ts';
import { look, looks, prepareLook, restPointer } from '@yayan/site/look';
import CampaignPage from './CampaignPage.tsx';
import { openMock, openMockForVisitors } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';

const at = '2026-11-20T08:30:00.000Z';
const hash = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';
const campaign: Campaign = {
  id: 'LuckyDraw2026a',
  face: 'lottery',
  state: 'running',
  title: '天天幸运抽奖',
  summary: '每天签到、每完成一个任务，都能抽一次',
  rules: ['活动期间每天签到得 1 次机会'],
  organiser: '芽言',
  taxNote: '按国家规定办理',
  startsAt: at,
  endsAt: '2026-12-20T08:30:00.000Z',
  drawsAt: null,
  dateChanges: [],
  claimDays: 15,
  consolation: 2,
  ways: [{ cause: 'checkin', chances: 1 }],
  prizes: [
    {
      id: 'mug',
      kind: 'goods',
      title: '陶瓷马克杯',
      cover: '/covers/mug.svg',
      worth: 2600,
      stock: 5,
      left: 4,
      odds: 5000,
    },
  ],
  version: 1,
  seedHash: hash,
  revealed: false,
  entrants: 0,
  quiz: null,
  mine: {
    pseudonym: '7Q2MXK9B',
    chances: 2,
    draws: 0,
    earned: [{ cause: 'checkin', count: 2 }],
    entered: false,
    today: null,
  },
};
const justDrawn: Campaign = { ...campaign, mine: campaign.mine && { ...campaign.mine, draws: 1 } };
const record: CampaignRecord = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: 1,
  clientSeed: '好运',
  version: 1,
  roll: 5,
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
  consolation: 0,
  at,
};

let mock: Mock;
const show = (shown: Campaign | null): void => mock.use(mockGetCampaign(() => ({ campaign: shown })));

/** What the mock answers about this campaign. */
const prepare = (): void => {
  show(campaign);
  mock.use(
    mockListCampaignWinners(() => ({
      items: [{ pseudonym: '7Q2MXK9B', name: '小*', prize: '陶瓷马克杯', at }],
      nextCursor: null,
    })),
    mockListCampaignRecords(() => ({ items: [record], nextCursor: null })),
    mockGetCampaignProof(() => ({
      id: campaign.id,
      title: campaign.title,
      face: 'lottery',
      seedHash: hash,
      seed: null,
      versions: [{ version: 1, reason: '活动发布', publishedAt: at, rows: [{ prizeId: 'mug', odds: 5000 }] }],
      prizes: [{ id: 'mug', title: '陶瓷马克杯' }],
      draws: 0,
      head: null,
      entrantsHash: null,
      entrants: 0,
    })),
    mockDrawCampaign(() => ({ record, chances: 1, balance: 10 })),
  );
};

const open = async (view = 'draw'): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  await renderPage([{ path: '/lottery', element: <CampaignPage face="lottery" /> }], `/lottery?view=${view}`);
};

describe.each(looks)('a campaign on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    prepare();
    await prepareLook(how);
  });

  test('running, drawn, with records and proof', async () => {
    await open();
    await expect.element(page.getByText('小* 抽中 陶瓷马克杯')).toBeVisible();
    await look('running');
    await page.getByRole('button', { name: '抽一次' }).click();
    await expect.element(page.getByText('恭喜抽中“陶瓷马克杯”')).toBeVisible();
    await look('drawn');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: '抽一次' })).toHaveFocus();
    await open('records');
    await expect.element(page.getByText('请在 11月20日 16:30 前领取')).toBeVisible();
    const label = page.getByText('领取', { exact: true }).element();
    expect(label.scrollWidth, 'the label has room').toBeLessThanOrEqual(label.clientWidth);
    await look('records');
    show(justDrawn);
    await open('verify');
    await expect.element(page.getByText('你刚抽的 1 次约 1 分钟后可以核对')).toBeVisible();
    await expect
      .element(page.getByText(/^每次中没中奖，由抽奖前就锁定的数字算出，我们也改不了。/u))
      .toBeVisible();
    await expect.element(page.getByText(/SHA-256/u).first()).not.toBeVisible();
    await look('proof');
    await page.getByText('怎么算的：公式、校验值和名单').click();
    await expect.element(page.getByText(/SHA-256/u).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: '下载抽奖名单' })).toBeVisible();
    await look('proof with its parts');
  });

  test('for a visitor, ended, without a campaign, and when it can’t be loaded', async () => {
    session.clear();
    ({ mock } = openMockForVisitors());
    prepare();
    show({ ...campaign, mine: null });
    await open();
    await expect.element(page.getByRole('link', { name: '登录后抽奖' })).toBeVisible();
    await look('visitor');
    show({ ...campaign, state: 'ended', mine: null });
    await open();
    await expect.element(page.getByText('活动已结束，中奖名单长期公开')).toBeVisible();
    await look('ended');
    show({ ...campaign, state: 'paused' });
    await open();
    await expect.element(page.getByText('活动暂停中')).toBeVisible();
    expect(page.getByRole('button', { name: '抽一次' }).elements()).toEqual([]);
    await look('paused');
    const moved = { before: campaign.endsAt, after: '2026-12-24T16:00:00.000Z', changedAt: at };
    show({
      ...campaign,
      endsAt: moved.after,
      dateChanges: [
        { ...moved, date: 'endsAt', reason: '应大家要求延长' },
        { ...moved, date: 'endsAt', reason: '奖品到货晚了' },
      ],
    });
    await open();
    await expect
      .element(page.getByText('结束时间从 12月20日 16:30 改到 12月24日 24:00：应大家要求延长'))
      .toBeVisible();
    expect(page.getByText('奖品到货晚了').elements()).toEqual([]);
    await look('moved');
    show(null);
    await open();
    await expect.element(page.getByText('当前暂无幸运抽奖')).toBeVisible();
    await look('none');
    mock.use(mockGetCampaign(refuse('INTERNAL')));
    await open();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: '幸运抽奖' })).toBeVisible();
    await look('error');
  });
});
