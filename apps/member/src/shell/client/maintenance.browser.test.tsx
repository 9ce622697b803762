import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from './client.ts';
import { transport } from './transport.ts';

const notice = { message: '正在升级积分系统。', until: '2026-11-21T20:00:00.000Z' };
const refused = () => Response.json({ code: 10_004, msg: '网站正在维护', data: notice }, { status: 503 });
const answered = () => Response.json({ code: 200, msg: '成功', data: { items: [] } });

let requests: Request[];
let isClosed: boolean;
beforeEach(() => {
  [requests, isClosed] = [[], true];
  session.clear();
  // The page is drawn, so it isn't loaded again.
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return isClosed ? refused() : answered();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cover = () => page.getByRole('dialog', { name: '系统维护中' });
const call = (url: string, method = 'GET') => transport.request({ url, method }).catch(() => undefined);

test('8.9 a refused call covers the page with the message and the end, and what was typed stays', async () => {
  await render(<textarea aria-label="反馈" />);
  await page.getByRole('textbox').fill('写到一半');
  const refetched = vi.spyOn(queryClient, 'invalidateQueries');
  await call('/v1/events');
  await expect.element(cover()).toBeVisible();
  await expect.element(page.getByText('正在升级积分系统。')).toBeVisible();
  await expect.element(page.getByText('预计 11月22日 04:00 恢复。')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '隐私政策' })).toBeVisible();
  expect(requests.map(({ headers }) => headers.get('z-site'))).toEqual(['member']);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.poll(() => requests.length).toBe(2);
  await expect.element(cover()).toBeVisible();
  isClosed = false;
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.poll(() => cover().elements()).toEqual([]);
  expect(page.getByRole('textbox').element()).toHaveValue('写到一半');
  expect(refetched).toHaveBeenCalledOnce();
});

test('8.9 whoever hands in answers goes on', async () => {
  await call('/v1/process/sessions/s1/pages', 'POST');
  await new Promise(requestAnimationFrame);
  expect(cover().elements()).toEqual([]);
  await call('/v1/process/sessions/s1');
  await expect.element(cover()).toBeVisible();
  expect(requests).toHaveLength(2);
  isClosed = false;
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.poll(() => cover().elements()).toEqual([]);
});
