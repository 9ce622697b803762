import { createSession } from '@yayan/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.ts';
import { HostDoors } from './HostDoors.tsx';

const hosting = createSession({ prefix: 'bbs.hosting.' });
const door = () => page.getByRole('link', { name: '我主持的讨论小组' });

const otherSite = document.createElement('meta');
otherSite.name = 'yayan-other-site';
otherSite.content = 'https://member.test';

beforeEach(() => {
  document.head.append(otherSite);
});
afterEach(() => {
  otherSite.remove();
  hosting.clear();
});

test('rule 6.32: the way to all groups leads over the member site, and directly for who has entered', async () => {
  const { screen } = await renderPage(<HostDoors isHost />);
  await expect.element(door()).toHaveAttribute('href', 'https://member.test/home/user?hosting=%2Fhosting');
  await screen.unmount();
  hosting.signIn({ token: 'token', refreshToken: 'refresh', expired: Date.now() + 60_000 });
  await renderPage(<HostDoors isHost />);
  await expect.element(door()).toHaveAttribute('href', '/hosting');
});
