import type { Overview } from '@yayan/console-client';
import { look, prepareLook } from '@yayan/site/look';
import { Button, Link, Toasts } from '@yayan/ui';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { toaster } from '../session/toaster.ts';
import { Frame } from './Frame.tsx';
import { PageHead } from './PageHead.tsx';

const nothingWaits: Overview = {
  at: '2026-11-21T08:30:00.000Z',
  waiting: [],
  reconcile: { at: null, findings: [] },
  failedJobs: [],
};

const sizes = [
  { size: 'desktop', width: 1440, height: 900, scheme: 'light' },
  { size: 'desktop', width: 1000, height: 800, scheme: 'dark' },
  { size: 'desktop', width: 768, height: 900, scheme: 'dark' },
] as const;

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each(sizes)('at $width, $scheme', (at) => {
  beforeEach(() => prepareLook(at));

  test('a message covers no title and no button', async () => {
    fakeServer(({ path }) => (path === '/overview' ? nothingWaits : { items: [] }));
    const content = (
      <>
        <PageHead title="讨论小组 早餐习惯" />
        <Button>暂停…</Button>
        <Toasts toaster={toaster} />
      </>
    );
    const frame = (
      <Routes>
        <Route element={<Frame />}>
          <Route path="*" element={content} />
        </Route>
      </Routes>
    );
    await show(frame, {
      as: { name: 'ouyang.xiaoyue', roles: ['admin', 'researcher', 'finance', 'editor'] },
    });
    toaster.error('没有连上服务器，请检查网络后再试');
    await expect.element(page.getByText('没有连上服务器', { exact: false })).toBeVisible();
    const toast = document.querySelector('[data-toasts] [data-kind]')?.getBoundingClientRect();
    const others = [...document.querySelectorAll('h1, button, a')].filter(
      (each) => !each.closest('[data-toasts]'),
    );
    expect(others.length).toBeGreaterThan(10);
    const covered = others.filter(
      (each) => toast === undefined || isOver(toast, each.getBoundingClientRect()),
    );
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
    await look('a message');
    toaster.dismiss();
  });
});

const press = async (link: Locator): Promise<void> => {
  link.element().focus();
  await userEvent.keyboard('{Enter}');
};

test('the page that opens has the focus; one that the browser loads has not, and a filter leaves it where it is', async () => {
  await prepareLook(sizes[0]);
  fakeServer(({ path }) => (path === '/overview' ? nothingWaits : { items: [] }));
  const frame = (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<Link href="/tasks">去任务</Link>} />
        <Route path="/tasks" element={<Link href="/tasks?state=paused">只看暂停的</Link>} />
      </Route>
    </Routes>
  );
  const { address } = await show(frame, { as: { permissions: ['read'] } });
  const main = page.getByRole('main');
  await expect.element(page.getByRole('link', { name: '去任务' })).toBeVisible();
  await expect.element(main).not.toHaveFocus();
  await press(page.getByRole('link', { name: '去任务' }));
  await expect.element(main).toHaveFocus();
  const filter = page.getByRole('link', { name: '只看暂停的' });
  await press(filter);
  await expect.poll(address).toBe('/tasks?state=paused');
  await expect.element(filter).toHaveFocus();
});
