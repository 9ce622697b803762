import type { InviteeState, InviteStep } from '@yayan/api-client';
import { mockGetInvitation, mockListInvitees, mockListInviteRewards } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock, openMockForVisitors } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import InviteHomePage from './InviteHomePage.tsx';
import SharePage from './SharePage.tsx';

const at = '2026-11-20T08:30:00.000Z';
const id = (count: number): string => `0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f6${count}`;

const states: readonly InviteeState[] = ['registered', 'welcomed', 'completed', 'void'];
const steps: readonly InviteStep[] = ['verified', 'welcomeSurvey', 'firstSurvey'];

/** Friends in every state, and rows of coins in every state. */
const fullLists = [
  mockListInvitees({
    items: states.map((state, index) => ({
      id: id(index),
      nickname: index === 1 ? '一*个很长很长的昵称' : '禾*苗',
      avatar: null,
      state,
      reason: state === 'void' ? '与你使用同一台设备' : null,
      coins: index * 40,
      registeredAt: at,
      channel: 'link',
      steps: steps.map((step, place) => ({
        step,
        at: place < index && state !== 'void' ? at : null,
        coins: 20,
        state: place < index && state !== 'void' ? 1 : null,
        arrivedAt: null,
        expectedAt: null,
        reason: null,
      })),
      family: state === 'void' ? 'possible' : 'no',
      declaredAt: null,
    })),
    nextCursor: null,
    total: states.length,
  }),
  mockListInviteRewards({
    items: steps.map((step, index) => ({
      id: id(index),
      nickname: '禾*苗',
      step,
      coins: 20,
      state: ([0, 1, 2] as const)[index] ?? 0,
      expectedAt: index === 1 ? '2026-12-20T08:30:00.000Z' : null,
      reason: index === 2 ? '好友的账号无效' : null,
      createdAt: at,
    })),
    nextCursor: null,
  }),
];

const openHome = (view = '') => openPage(InviteHomePage, '/home/invite', `/home/invite${view}`);
const text = (words: string | RegExp) => page.getByText(words).first();

describe.each(looks)('inviting on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('nobody is invited yet, and the poster opens', async () => {
    const { mock } = await openMock();
    mock.use(mockListInvitees({ items: [], nextCursor: null, total: 0 }));
    await openHome();
    await expect.element(text('当前暂无邀请记录')).toBeVisible();
    await look('nobody yet');
    await page.getByRole('button', { name: '生成我的海报' }).click();
    await expect.element(page.getByRole('dialog').getByRole('img', { name: /邀请海报/u })).toBeVisible();
    await look('poster');
  });

  test('friends and coins in every state', async () => {
    const { mock } = await openMock();
    mock.use(...fullLists);
    await openHome();
    await expect.element(text(/与你使用同一台设备/u)).toBeVisible();
    await page.getByText('看每一步').nth(2).click();
    await expect.element(page.getByText(/20 金币待入账，等好友完成首份付费问卷/u).nth(1)).toBeVisible();
    await look('friends');
    await page.getByRole('button', { name: '声明是家人' }).click();
    await expect.element(page.getByRole('dialog').getByText(/最多声明/u)).toBeVisible();
    await look('family');
    await page.getByRole('dialog').getByRole('button', { name: '再想想' }).click();
    await openHome('?view=rewards');
    await expect.element(text(/好友的账号无效/u)).toBeVisible();
    await look('rewards');
  });

  test('4.31 a change of the coins is announced with its day', async () => {
    const { mock } = await openMock();
    mock.use(
      mockGetInvitation((example) => {
        const tiers = example.tiers.map((tier) =>
          tier.step === 'firstSurvey' ? { ...tier, coins: 300 } : tier,
        );
        return { ...example, nextTiers: { from: '2026-12-05', tiers } };
      }),
    );
    await openHome();
    await expect
      .element(text('12月5日零点起，好友完成首份付费问卷改为 300 金币。在这之前完成的按现在的算。'))
      .toBeVisible();
    await look('announced');
  });

  test('while it loads, and when it can’t be loaded', async () => {
    const { disturb } = await openMock();
    const isInviting = (path: string): boolean => /^\/v1\/users\/invite(?:rs)?$/u.test(path);
    disturb((path) => (isInviting(path) ? 'unanswered' : undefined));
    await openHome();
    await expect.element(text('正在加载')).toBeInTheDocument();
    await look('loading');
    disturb((path) => (isInviting(path) ? 'lost' : undefined));
    await openHome();
    await expect.element(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
    await look('failed');
  });

  test('sharing as a member', async () => {
    await openMock();
    await openPage(SharePage, '/share', '/share');
    await expect.element(page.getByRole('link', { name: '看好友进度和规则' })).toBeVisible();
    await look('member');
  });

  test('sharing as a visitor leads to the login', async () => {
    openMockForVisitors();
    await openPage(SharePage, '/share', '/share');
    await expect
      .element(page.getByRole('link', { name: '登录后分享' }))
      .toHaveAttribute('href', '/login?from=%2Fshare');
    await look('visitor');
  });
});
