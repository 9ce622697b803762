import { type DiscussionPlace, DiscussionProvider, TurnTime } from '@yayan/discussion';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

const MINUTE_MS = 60_000;
const closesAt = '2026-11-21T12:00:00.000Z';
const schedule = { state: 'open', opensAt: '2026-11-20T00:00:00.000Z', closesAt } as const;
/** The server's clock: an hour behind the device's. */
const serverNow = () => Date.now() - 60 * MINUTE_MS;
const place: DiscussionPlace = {
  topicsHref: '/topic',
  sectionHref: () => '/topic',
  myGroupsHref: '/topic',
  threadHref: () => '/topic',
  serverNow,
  inform: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(closesAt),
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('rule 6.14: the last hours count down by the server’s clock until the time has come', async () => {
  await render(
    <DiscussionProvider value={place}>
      <p>
        <TurnTime schedule={schedule} />
      </p>
    </DiscussionProvider>,
  );
  await expect.element(page.getByText(/20:00 截止，还剩 1 小时$/u)).toBeVisible();
  vi.advanceTimersByTime(MINUTE_MS);
  await expect.element(page.getByText(/截止，还剩 59 分钟$/u)).toBeVisible();
  vi.advanceTimersByTime(58.5 * MINUTE_MS);
  await expect.element(page.getByText(/截止，还剩不到 1 分钟$/u)).toBeVisible();
  vi.advanceTimersByTime(MINUTE_MS);
  await expect.element(page.getByText(/截止，时间到了$/u)).toBeVisible();
});

test('rule 6.14: all times of a page share one timer, and dates that are days away need none before their last day', async () => {
  const days = 3;
  const later = new Date(Date.parse(closesAt) + days * 24 * 60 * MINUTE_MS).toISOString();
  await render(
    <DiscussionProvider value={place}>
      <p>
        <TurnTime schedule={schedule} />
      </p>
      <p>
        <TurnTime schedule={schedule} />
      </p>
      <p>
        <TurnTime schedule={{ ...schedule, closesAt: later }} />
      </p>
      <p>
        <TurnTime schedule={{ ...schedule, state: 'closed' }} />
      </p>
    </DiscussionProvider>,
  );
  await expect.element(page.getByText(/11月24日 20:00 截止$/u)).toBeVisible();
  // The shared one, and one that waits for the last day.
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime((days - 1) * 24 * 60 * MINUTE_MS);
  await expect.element(page.getByText(/11月24日 20:00 截止$/u)).toBeVisible();
  vi.advanceTimersByTime(90 * MINUTE_MS);
  await expect.element(page.getByText(/11月24日 20:00 截止，还剩 23 小时 30 分$/u)).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
});
