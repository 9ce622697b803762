import type { Account } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { homePages, morePages } from '../../../shell/frame/home-menu.tsx';
import { meMenu } from './me-menu.tsx';

/** The bell leads to the messages, and the home page to the scores. */
const besideMenus = new Set(['/home/message', '/home/quality', '/home/credit']);

test('rule 10.12: a desktop, which has no 我的, leads to each page that it lists, by the same name', () => {
  const account = { pendingCoins: 0, quality: 80, level: { rank: 1, name: '铜牌会员' } } as Account;
  const listed = meMenu(account, { openOrders: 0, cards: 0, expiring: 0, isLoading: false }, undefined)
    .flatMap(({ entries }) => entries)
    .filter(({ href }) => !besideMenus.has(href))
    .map(({ href, label }) => `${label} ${href}`);
  const onDesktop = [...homePages, ...morePages].map(({ href, label }) => `${label} ${href}`);
  expect(onDesktop).toEqual(expect.arrayContaining(listed));
});
