import { BottomNotices, PlannedMaintenance } from '@yayan/site';
import { look, looks, prepareLook } from '@yayan/site/look';
import { YayanProvider } from '@yayan/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { session } from '../client/client.ts';
import { transport } from '../client/transport.ts';

const effect = '期间不能答题和兑换，已写的答案会保存';
const span = '2026-11-29T18:00:00.000Z/2026-11-29T18:30:00.000Z';
const line = `今天 02:00–02:30 维护，${effect}`;

/** The server's clock and what it says with each answer. */
let server: { at: string; span: string | null };
beforeEach(() => {
  session.clear();
  server = { at: '2026-11-29T17:20:00.000Z', span };
  // The device's clock is three hours late.
  vi.useFakeTimers({ now: new Date('2026-11-29T14:20:00.000Z'), toFake: ['Date', 'setInterval'] });
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 200, msg: '成功', data: { items: [] } },
      {
        headers: {
          date: new Date(server.at).toUTCString(),
          ...(server.span !== null && { 'z-maintenance': server.span }),
        },
      },
    ),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  // The next test has the same transport, which must measure the time of now again.
  server = { at: new Date().toISOString(), span: 'none' };
  await call();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const call = async () => await transport.request({ url: '/v1/events', method: 'GET' });
const show = async (pageSaysIt = false) =>
  await render(
    <YayanProvider>
      <main>
        <h1>早餐习惯小调查</h1>
        <p>你早餐通常在哪里吃？</p>
      </main>
      <BottomNotices>
        <PlannedMaintenance
          serverNow={transport.serverNow}
          ask={call}
          effect={effect}
          pageSaysIt={pageSaysIt}
        />
      </BottomNotices>
    </YayanProvider>,
  );
const shown = () => page.getByText(line);

test.each(looks)('8.9 any answer announces maintenance an hour before: $size, $scheme', async (looked) => {
  await prepareLook(looked);
  await show();
  await expect.poll(() => shown().elements()).toEqual([]);
  await call();
  await expect.element(shown()).toBeVisible();
  await look('planned maintenance');
});

test('8.9 who has read it sees it again only when the time has changed', async () => {
  const { unmount } = await show();
  await call();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.poll(() => shown().elements()).toEqual([]);
  await unmount();
  await show();
  await call();
  await expect.poll(() => shown().elements()).toEqual([]);
  server.span = span.replace('18:30', '18:45');
  await call();
  await expect.element(page.getByText(`今天 02:00–02:45 维护，${effect}`)).toBeVisible();
});

test('8.9 the line goes when the maintenance is dropped, and by itself at its end', async () => {
  await show();
  await call();
  await expect.element(shown()).toBeVisible();
  // An answer that says nothing of it changes nothing.
  server.span = null;
  await call();
  await expect.element(shown()).toBeVisible();
  server.span = 'none';
  await call();
  await expect.poll(() => shown().elements()).toEqual([]);
  server.span = span;
  await call();
  await expect.element(shown()).toBeVisible();
  vi.advanceTimersByTime(71 * 60_000);
  await expect.poll(() => shown().elements()).toEqual([]);
});

test('8.9 a page that says itself what maintenance stops has the line only before it', async () => {
  await show(true);
  await call();
  await expect.element(shown()).toBeVisible();
  vi.advanceTimersByTime(41 * 60_000);
  await expect.poll(() => shown().elements()).toEqual([]);
});

test('8.9 while the line is shown the page asks by itself whether the plan still holds', async () => {
  await show();
  await call();
  await expect.element(shown()).toBeVisible();
  // The line's own clock, and the one that asks.
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  server.span = 'none';
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => shown().elements()).toEqual([]);
});
