import type { Page } from '@playwright/test';
import { answerCalls } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { inviteLinkOf } from '../../stack/browser/invite-link.ts';
import { expect, test } from '../../stack/journey.ts';
import { look } from '../../stack/browser/screenshot.ts';

const at = '2026-11-20T08:30:00.000Z';
const id = (count: number): string => `0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f6${count}`;

/** Friends in every state, and rows of coins in every state. */
const fullLists: Readonly<Record<string, unknown>> = {
  'GET /v1/users/inviters': {
    items: ['registered', 'welcomed', 'completed', 'void'].map((state, index) => ({
      id: id(index),
      nickname: index === 1 ? '一*个很长很长的昵称' : '禾*苗',
      avatar: null,
      state,
      reason: state === 'void' ? '与你使用同一台设备' : null,
      coins: index * 40,
      registeredAt: at,
    })),
    nextCursor: null,
  },
  'GET /v1/credits/invite': {
    items: ['verified', 'welcomeSurvey', 'firstSurvey'].map((step, state) => ({
      id: id(state),
      nickname: '禾*苗',
      step,
      coins: 20,
      state,
      expectedAt: state === 1 ? '2026-12-20T08:30:00.000Z' : null,
      reason: state === 2 ? '好友的账号无效' : null,
      createdAt: at,
    })),
    nextCursor: null,
  },
};

/** Looks at a page while it loads and when loading failed. */
const lookAtTrouble = async (page: Page, name: string, path: string, calls: string): Promise<void> => {
  await page.route(calls, () => undefined);
  await page.goto(path);
  await expect(page.getByText('正在加载').first()).toBeAttached();
  await look(page, `${name}-loading`);
  await page.unroute(calls);
  await page.route(calls, (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  await look(page, `${name}-error`);
  await page.unroute(calls);
};

test.describe('invitations, in each state @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('the inviter: nobody yet, everybody, their poster', async ({ memberPage: page }) => {
    const { search } = new URL(await inviteLinkOf(page));
    await expect(page.getByText('当前暂无邀请记录')).toBeVisible();
    await look(page, 'invite-home-empty');
    await page.getByRole('button', { name: '生成我的海报' }).first().click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /邀请海报/u })).toBeVisible();
    await look(page, 'invite-poster');
    await openPage(page, `/invite${search}`);
    await look(page, 'invite-own');
    await lookAtTrouble(page, 'invite-home', '/home/invite', '**/v1/{users/invite,users/inviters}*');
    await answerCalls(page, fullLists);
    await openPage(page, '/home/invite');
    await look(page, 'invite-home');
    await openPage(page, '/home/invite?view=rewards');
    await look(page, 'invite-home-rewards');
  });

  test('the invited: typed in, offered, over, and not loaded', async ({ memberPage: page, context }) => {
    const { search } = new URL(await inviteLinkOf(page));
    await context.clearCookies();
    await openPage(page, '/invite');
    await page.getByLabel('邀请码').fill('芽');
    await page.getByRole('button', { name: '看看是谁邀请我' }).click();
    await expect(page.getByText('邀请码由字母和数字组成，最多 16 位')).toBeVisible();
    await look(page, 'invite-enter-refused');
    for (const [name, path] of Object.entries({
      'invite-over': '/invite?code=YA000000',
      'invite-offer': `/invite${search}`,
      'invite-offer-app': `/app/invite${search}`,
      'share-visitor': '/share',
    })) {
      await openPage(page, path);
      await look(page, name);
    }
    await lookAtTrouble(page, 'invite-offer', `/invite${search}`, '**/v1/auth/invite*');
  });

  test('a member who may still name who invited them', async ({ memberPage: page }) => {
    const { search } = new URL(await inviteLinkOf(page));
    const offer = {
      inviter: { inviteCode: 'YA4FZN7E', nickname: '禾*苗', avatar: null },
      welcomeCoins: 100,
      tiers: [{ step: 'verified', coins: 20 }],
      rememberedUntil: '2099-01-01T00:00:00.000Z',
    };
    await answerCalls(page, { 'POST /v1/auth/invite': offer });
    await answerCalls(page, { 'POST /v1/auth/invite/code': null }, 21007);
    await openPage(page, `/invite${search}`);
    await page.getByRole('button', { name: '记为我的邀请人' }).click();
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    await look(page, 'invite-member-refused');
    await answerCalls(page, { 'POST /v1/auth/invite/code': offer.inviter });
    await page.getByRole('button', { name: '记为我的邀请人' }).click();
    await expect(page.getByText(/是你的邀请人/u)).toBeVisible();
    await look(page, 'invite-member-done');
  });
});
