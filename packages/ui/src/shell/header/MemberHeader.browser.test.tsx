import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { YayanProvider } from '../../YayanProvider.tsx';
import { MemberHeader, type HeaderMember } from './MemberHeader.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

const nav = [
  { href: '/home', label: '首页' },
  { href: '/task', label: '任务' },
];
const member: HeaderMember = {
  nickname: '禾苗',
  bell: { href: '/home/message', unread: true },
  menu: [
    { label: '账号设置', href: '/home/user' },
    { label: '退出登录', onSelect: () => undefined },
  ],
};

const onLongPage = (header: ReactNode) =>
  render(
    <YayanProvider>
      <div style={{ height: 3000 }}>{header}</div>
    </YayanProvider>,
  );
const showVisitor = (landing = false) =>
  onLongPage(
    <VisitorHeader homeHref="/" path="/task" nav={nav} signIn={{ href: '/login' }} landing={landing} />,
  );
const showMember = () => onLongPage(<MemberHeader homeHref="/home" path="/task" nav={nav} member={member} />);

const banner = () => page.getByRole('banner');

afterEach(() => {
  window.scrollTo(0, 0);
});

test('rule 10.10: the landing header turns normal after more than 20 px of scrolling, not at 20, and back', async () => {
  await showVisitor(true);
  await expect.element(banner()).toHaveAttribute('data-state', 'landing');
  window.scrollTo(0, 20);
  await expect.poll(() => window.scrollY).toBe(20);
  await expect.element(banner()).toHaveAttribute('data-state', 'landing');
  window.scrollTo(0, 21);
  await expect.element(banner()).toHaveAttribute('data-state', 'normal');
  window.scrollTo(0, 0);
  await expect.element(banner()).toHaveAttribute('data-state', 'landing');
});

test('rule 10.10: every other header is normal from the start', async () => {
  await showVisitor();
  await expect.element(banner()).toHaveAttribute('data-state', 'normal');
});

test('rule 10.10: signed out there is a login button, but no bell and no account', async () => {
  await showVisitor();
  await expect.element(page.getByRole('link', { name: '登录 / 注册' })).toHaveAttribute('href', '/login');
  expect(page.getByRole('link', { name: '消息' }).query()).toBeNull();
});

test('rule 10.10: signed in, the bell carries a dot for new messages and the account menu opens', async () => {
  await page.viewport(1024, 700);
  await showMember();
  await expect.element(page.getByRole('link', { name: '消息，有新消息' })).toBeVisible();
  await page.getByRole('button', { name: /^禾苗 ?的账号菜单$/u }).click();
  await expect
    .element(page.getByRole('menuitem', { name: '账号设置' }))
    .toHaveAttribute('href', '/home/user');
  await expect.element(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
});

test('the account’s button looks the same once its menu was opened', async () => {
  await page.viewport(1024, 700);
  await showMember();
  const button = page.getByRole('button', { name: /^禾苗 ?的账号菜单$/u });
  const before = button.element().getBoundingClientRect();
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([before.width, before.height]);
});

test('the current page is marked for screen readers', async () => {
  await page.viewport(1024, 700);
  await showMember();
  await expect.element(page.getByRole('link', { name: '任务' })).toHaveAttribute('aria-current', 'page');
});

test('on a phone the menu button is as large as a thumb needs and opens the navigation', async () => {
  await page.viewport(390, 844);
  await showVisitor();
  const button = page.getByRole('button', { name: '打开菜单' });
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await button.click();
  await expect
    .element(page.getByRole('navigation', { name: '手机菜单' }).getByRole('link', { name: '任务' }))
    .toHaveAttribute('aria-current', 'page');
});

test('2.4.3: closing the phone menu gives the focus back to its button, also the first time', async () => {
  await page.viewport(390, 844);
  await showVisitor();
  const button = page.getByRole('button', { name: '打开菜单' });
  await button.click();
  await expect.element(page.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});
