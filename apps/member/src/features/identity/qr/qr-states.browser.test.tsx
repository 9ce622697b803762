import { createQrLogin } from '@yayan/api-client';
import { mockCheckQrLogin, mockCreateQrLogin, mockScanQrLogin, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import QrLoginPage from './QrLoginPage.tsx';
import { QrPanel } from './QrPanel.tsx';

const ticket = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
const asker = {
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.*.*',
  sameNetwork: false,
  askedAt: '2026-11-20T08:30:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const never = (): Promise<never> => new Promise(() => undefined);
const offline = refuse('INTERNAL');
/** The server's answer about a code that can't be used any more. */
const over = (state: 'refused' | 'expired') => refuse('QR_CODE_EXPIRED', { state });

let mock: Mock;
beforeEach(async () => {
  ({ mock } = await openMock());
});

describe.each(looks)('a scanned code on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));
  const open = () => openPage(QrLoginPage, '/login/qr', `/login/qr?ticket=${ticket}`);

  test('while it loads, and when it can’t be loaded', async () => {
    mock.use(mockScanQrLogin(never));
    await open();
    await expect.element(page.getByText('正在加载')).toBeInTheDocument();
    await look('loading');
    mock.use(mockScanQrLogin(offline));
    await open();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: '扫码登录' })).toBeVisible();
    await look('error');
  });

  test.each([
    ['确认登录', 'confirmQrLogin', '已确认登录'],
    ['取消', 'refuseQrLogin', '已取消'],
  ] as const)('says who asks, and what became of it: %s', async (choice, call, end) => {
    const { mock, client } = await openMock({ seed: [mockScanQrLogin(asker)] });
    const { content } = await createQrLogin({ client });
    const { search } = new URL(content);
    await openPage(QrLoginPage, '/login/qr', `/login/qr${search}`);
    await expect.element(page.getByRole('heading', { name: '要在这台电脑上登录吗？' })).toBeVisible();
    await look('asked');
    await page.getByRole('button', { name: choice }).click();
    await expect.element(page.getByRole('heading', { name: end })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '回首页' })).toBeVisible();
    expect(mock.received(call)).toEqual([{ ticket: new URLSearchParams(search).get('ticket') }]);
    await look(choice);
  });
});

describe.each(looks.filter(({ size }) => size === 'desktop'))('a code on a $size, $scheme', (how) => {
  beforeEach(async () => {
    mock.use(
      mockCreateQrLogin(() => ({
        ticket,
        content: `https://m.yayan.example/login/qr?ticket=${ticket}`,
        expiresAt: '2099-01-01T00:00:00.000Z',
        pollAfterMs: 20,
      })),
    );
    await prepareLook(how);
  });
  const open = () => openPage(QrPanel, '/login', '/login');

  test('on its way, not loaded, and waiting', async () => {
    mock.use(mockCreateQrLogin(never));
    await open();
    await expect.element(page.getByText('正在生成二维码…')).toBeVisible();
    await look('loading');
    mock.use(mockCreateQrLogin(offline));
    await open();
    await expect.element(page.getByText('二维码没有加载出来')).toBeVisible();
    await look('failed');
    await expect.element(page.getByRole('button', { name: '刷新二维码' })).toBeVisible();
  });

  test.each([
    ['waiting', never, '用手机扫一扫，在手机上确认登录'],
    ['scanned', { state: 'scanned', nickname: '小芽', avatar: null }, '已扫描，请在手机上确认'],
    ['refused', over('refused'), '已在手机上取消登录'],
    ['expired', over('expired'), '二维码已过期'],
  ] as const)('%s', async (name, answer, words) => {
    mock.use(mockCheckQrLogin(answer));
    await open();
    await expect.element(page.getByText(words)).toBeVisible();
    await look(name);
  });
});
