import { GroupRole } from '@yayan/api-client';
import {
  mockCheckNewMessages,
  mockGetAccount,
  mockGetCredit,
  mockGetExchangeInfo,
  mockListCards,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import MePage from './MePage.tsx';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';

/** What differs from the document's example: neither checked nor with a password. */
const plain = { verified: null, hasPassword: false };

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

let mock: Mock;

beforeEach(async () => {
  queryClient.clear();
  ({ mock } = await openMock());
  mock.use(
    mockGetAccount((account) => ({ ...account, ...plain })),
    mockGetExchangeInfo((info) => ({ ...info, openOrders: 2 })),
    mockGetCredit((credit) => ({
      ...credit,
      next: credit.next && {
        ...credit.next,
        level: 2,
        missing: 80,
        percent: 73,
        unlocks: ['每月可兑换 15 次'],
      },
    })),
    mockListCards((page) => ({
      ...page,
      counts: { usable: 2, active: 1, used: 0, expired: 0 },
      items: page.items.slice(0, 1).flatMap((card) => [
        { ...card, state: 'usable', expiresAt: inHours(30) },
        { ...card, state: 'usable', expiresAt: inHours(30 * 24) },
      ]),
    })),
    mockCheckNewMessages(refuse('NOTHING_NEW')),
  );
});

const open = async () => {
  await renderPage([{ path: '*', element: <MePage /> }]);
};

const link = (name: string | RegExp) => page.getByRole('link', { name });

describe.each(looks)('on a $size', (how) => {
  test('it shows what the member has, and leads to every page of theirs', async () => {
    await prepareLook(how);
    await open();
    await expect.element(link('1 张卡券 3 天内到期，记得用掉')).toHaveAttribute('href', '/home/card');
    await expect.element(link(/^金币明细 ?待入账 300$/u)).toHaveAttribute('href', '/home/gold');
    await expect.element(link(/^兑换记录 ?2 笔进行中$/u)).toHaveAttribute('href', '/home/exchange');
    await expect.element(link(/^卡券 ?3 张可用$/u)).toHaveAttribute('href', '/home/card');
    await expect.element(link('帮助与反馈')).toHaveAttribute('href', '/home/feedback');
    await expect
      .element(link(/还差 80 权益值升到银牌会员：每月可兑换 15 次/u))
      .toHaveAttribute('href', '/home/credit');
    await look('我的');
  });
});

test('a count that failed to load is left out, and never shown as none', async () => {
  mock.use(mockListCards(refuse('INTERNAL')), mockGetExchangeInfo(refuse('INTERNAL')));
  await open();
  await expect.element(link('卡券')).toBeVisible();
  expect(page.getByText(/0 张|0 笔|到期/u).query()).toBeNull();
});

test('without an answer about the next level, the level itself is still named', async () => {
  mock.use(mockGetCredit(refuse('INTERNAL')));
  await open();
  await expect.element(link(/铜牌会员 ?权益值 320 ?看看等级有什么用/u)).toBeVisible();
});

test('rule 7.24: unread messages are counted, and the page they lead to has a red dot', async () => {
  mock.use(
    mockCheckNewMessages({
      messages: 2,
      notices: 1,
      latestAt: '2026-11-21T08:30:00.000Z',
      links: ['/home/exchange?order=1', '/home/qualityDetails'],
    }),
  );
  await open();
  await expect.element(link(/^消息 ?，有未读 ?3 条未读$/u)).toHaveAttribute('href', '/home/message');
  await expect.element(link(/^兑换记录 ?，有未读/u)).toBeVisible();
  await expect.element(link(/^质量分 ?，有未读/u)).toBeVisible();
  expect(document.querySelectorAll('[data-unread-dot]')).toHaveLength(3);
});

test('a host sees no coins', async () => {
  mock.use(mockGetAccount((account) => ({ ...account, ...plain, bbsRole: GroupRole.Host })));
  await open();
  await expect.element(link('任务记录')).toBeVisible();
  expect(page.getByText(/金币余额|金币明细|卡券/u).query()).toBeNull();
});

describe('logging out', () => {
  const ask = async () => {
    await open();
    await page.getByRole('button', { name: '退出登录' }).click();
    return page.getByRole('dialog', { name: '确定退出登录？' });
  };

  test('asks first, and staying changes nothing', async () => {
    session.setUserData({ id: 'nothing unsent' });
    const question = await ask();
    const token = session.token();
    expect(token).toBeDefined();
    await expect.element(question.getByText('你的答案都已存好，再登录可以接着答。')).toBeVisible();
    await question.getByRole('button', { name: '再想想' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(session.token()).toBe(token);
  });

  test('names what is not sent, and what becomes of it (rules 3.9 and 10.7)', async () => {
    const memberId = 'much unsent';
    session.setUserData({ id: memberId });
    for (const id of ['survey 1', 'survey 2', 'hand-in 3', 'draft ticket'])
      await unsent.update({ memberId }, id, () => 'something');
    localStorage.setItem('bbs.draft.m1.section.1', '{"text":"豆浆","clientId":"c1"}');
    const question = await ask();
    await expect
      .element(
        question.getByText(
          '还没发出：2 份问卷的答案、1 份任务成果、1 份没写完的内容。会在这台设备上保留 24 小时，再登录可以接着来。讨论小组里有 1 段没发出的内容，退出后会清除。',
        ),
      )
      .toBeVisible();
  });
});
