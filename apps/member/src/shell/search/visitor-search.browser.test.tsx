import { mockListHelp, mockSearchSite, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { look, looks, prepareLook } from '@yayan/site/look';
import { VisitorHeader } from '@yayan/ui';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMockForVisitors } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';
import { queryClient, session } from '../client/client.ts';
import { visitorNav } from '../frame/navigation.ts';
import { SearchDoor } from './SearchDoor.tsx';

let mock: Mock;

const show = async (): Promise<void> => {
  await renderPage(
    [
      {
        path: '/',
        element: (
          <>
            <VisitorHeader homeHref="/" path="/" nav={visitorNav} signIn={{ href: '/login' }} landing />
            <main>
              <h1>首页</h1>
            </main>
            <SearchDoor />
          </>
        ),
      },
    ],
    '/',
  );
};
const field = page.getByRole('searchbox', { name: '搜索' });
const open = async (): Promise<void> => {
  await page.getByRole('button', { name: /^搜索福利、活动、帮助/u }).click();
  await expect.element(field).toHaveFocus();
};
const link = (name: string | RegExp) => page.getByRole('dialog').getByRole('link', { name });

beforeEach(() => {
  queryClient.clear();
  session.clear();
  localStorage.removeItem('searches');
  ({ mock } = openMockForVisitors());
  mock.use(
    mockListHelp(() => ({
      id: 21,
      title: '帮助中心',
      sections: [
        {
          id: 214,
          title: '兑换',
          articles: [{ id: 21401, title: '金币可以换什么？', summary: '现金、虚拟卡和实物三类。' }],
        },
      ],
    })),
    mockSearchSite(() => ({
      simplified: null,
      items: [
        {
          kind: 'help',
          link: '/help/214/21401',
          title: '金币可以换什么？',
          note: '现金（提现）：转到支付宝或微信。',
          coins: null,
          at: null,
        },
        {
          kind: 'benefit',
          link: '/exchange/detail/t7Kq2mX9bLpS',
          title: '支付宝现金',
          note: null,
          coins: 500,
          at: null,
        },
      ],
    })),
  );
});

describe.each(looks)('10.37 the search of a visitor on a $size, $scheme', (how) => {
  beforeEach(async () => await prepareLook(how));

  test('finds public pages and public help', async () => {
    await show();
    await look('header');
    await open();
    await look('nothing typed');
    await field.fill('提现');
    await expect.element(link(/^福利兑换/u)).toHaveAttribute('href', '/exchange');
    await expect.element(link(/^金币可以换什么/u)).toHaveAttribute('href', '/help/214/21401');
    await expect.element(link(/^支付宝现金/u)).toBeVisible();
    await expect
      .element(link('在帮助里找“提现”'))
      .toHaveAttribute('href', `/help/21?q=${encodeURIComponent('提现')}`);
    await look('found');
  });

  test('says what is there after the sign-in, which leads back to it', async () => {
    mock.use(mockSearchSite(() => ({ simplified: null, items: [] })));
    await show();
    await open();
    await field.fill('改名字');
    await expect
      .element(link(/^修改昵称 ?登录后可用/u))
      .toHaveAttribute('href', `/login?from=${encodeURIComponent('/home/user?edit=nickname')}`);
    await look('after the sign-in');
  });

  test('leads on if nothing is found, and says what is missing if the server can’t be asked', async () => {
    mock.use(mockSearchSite(() => ({ simplified: null, items: [] })));
    await show();
    await open();
    await field.fill('没有的词');
    await expect.element(page.getByText('没有找到“没有的词”')).toBeVisible();
    await expect.element(link('帮助')).toHaveAttribute('href', '/help/21');
    await look('nothing found');
    mock.use(mockSearchSite(refuse('INTERNAL')));
    await field.fill('隐私');
    await expect.element(page.getByText(/^福利、活动没有搜出来/u)).toBeVisible();
    await expect.element(link('隐私政策')).toBeVisible();
    await look('failed');
  });
});
