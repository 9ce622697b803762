import type { SignedInDevice } from '@yayan/api-client';
import { mockListDevices } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountMock } from '../testing/account-mock.ts';
import { openAccountPage, startAccount } from '../testing/open-account-page.tsx';

const at = '2026-11-21T08:30:00.000Z';
const devices: readonly SignedInDevice[] = Array.from({ length: 9 }, (_, index) => ({
  id: `0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f6${index}`,
  current: index === 0,
  device: 1,
  browser: `Chrome ${index}`,
  system: 'Android',
  network: '203.0.*.*',
  signedInAt: at,
  lastUsedAt: at,
}));

let server: AccountMock;
let load: () => void;

beforeEach(async () => {
  server = await startAccount();
  const { promise, resolve } = Promise.withResolvers<void>();
  load = resolve;
  server.mock.use(mockListDevices(async () => (await promise, { items: [...devices] })));
  await page.viewport(390, 844);
});

const lastDevice = () => page.getByText(/Chrome 8/u).first();
const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? -1;

test.each(['appearance', 'consents', 'privacy'])(
  '10.37 #%s shows that block and focuses it, and keeps it in view while the parts above load',
  async (id) => {
    await openAccountPage(`/home/user#${id}`);
    await expect.poll(() => document.activeElement?.id).toBe(id);
    load();
    await expect.element(lastDevice()).toBeInTheDocument();
    await expect.poll(() => topOf(id)).toBeGreaterThanOrEqual(0);
    expect(topOf(id)).toBeLessThan(innerHeight - 100);
  },
);

test('10.37 who moves meanwhile stays where they are', async () => {
  await openAccountPage('/home/user#appearance');
  await expect.poll(() => document.activeElement?.id).toBe('appearance');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  globalThis.scrollTo(0, 0);
  load();
  await expect.element(lastDevice()).toBeInTheDocument();
  expect(globalThis.scrollY).toBe(0);
});
