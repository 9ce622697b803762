import type { ActOutcome, OperatorPartnerDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import OpenLinksPage from './OpenLinksPage.tsx';
import PartnerPage from './PartnerPage.tsx';
import PartnersPage from './PartnersPage.tsx';

const partner = (kind: 'supplier' | 'agent'): OperatorPartnerDetail => ({
  key: 'cloudside',
  kind,
  active: true,
  keys: 1,
  oldKeyUntil: null,
  settings: { entry: 'https://survey.example/start?sig={sig}', hook: 'https://agent.example/hooks' },
});
const supplied = {
  taskId: 't7Kq2mX9bLpR',
  title: '早餐习惯',
  survey: 'coffee-2026',
  minimumSeconds: 60,
  closedAt: null,
  endedAt: null,
};
const HOSTILE = '<img src=x onerror=alert(1)>';
const hook = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  participationId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
  attempts: 3,
  fault: HOSTILE,
  deliveredAt: null,
  createdAt: '2026-11-21T08:30:00.000Z',
};
const link = {
  sid: 'a1b2c3d4e5f60718',
  url: 'https://yayan.example/cloud/survey/go?sid=a1b2c3d4e5f60718',
  active: true,
  createdAt: '2026-11-21T08:30:00.000Z',
  taskId: 't7Kq2mX9bLpR',
  title: '早餐习惯',
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 'cloudside',
  title: 'cloudside',
  changes: [],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const open = async (at: string, kind: 'supplier' | 'agent', permissions: string[]) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path === '/partner-files/check') return { faults: ['entry: can have macros in its query only'] };
    if (method === 'POST')
      return { ...outcome, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
    if (path === '/partners/cloudside') return partner(kind);
    if (path.endsWith('/tasks')) return { items: [supplied] };
    if (path.endsWith('/hooks')) return { items: [hook], nextCursor: null };
    if (path === '/open-links') return { items: [link] };
    return { items: [], nextCursor: null };
  });
  const routes = (
    <Routes>
      <Route path="/partners" element={<PartnersPage />} />
      <Route path="/partners/:key" element={<PartnerPage />} />
      <Route path="/open-links" element={<OpenLinksPage />} />
    </Routes>
  );
  await show(routes, { at, as: { permissions } });
  return seen;
};
const done = (seen: ReturnType<typeof fakeServer>) =>
  seen.find(({ method, body }) => method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true);

test('a task is given to a supplier with what it calls it and a value that goes along', async () => {
  const seen = await open('/partners/cloudside', 'supplier', ['read', 'tasks.change']);
  await page.getByRole('button', { name: '指定任务…' }).click();
  const dialog = page.getByRole('dialog', { name: '让供应商做任务' });
  await dialog.getByRole('textbox', { name: '任务编号' }).fill(' t7Kq2mX9bLpR ');
  await dialog.getByRole('textbox', { name: '对方的叫法' }).fill('coffee-2026');
  await dialog.getByRole('textbox', { name: '附带的值 p1' }).fill('wave 2');
  await dialog.getByRole('button', { name: '让供应商做任务' }).click();
  await expect.poll(() => done(seen)?.path).toBe('/partners/cloudside/tasks/supply');
  expect(done(seen)?.body).toMatchObject({
    input: { taskId: 't7Kq2mX9bLpR', survey: 'coffee-2026', minimumSeconds: null, passed: { p1: 'wave 2' } },
  });
});

test('supply ends with a reason', async () => {
  const seen = await open('/partners/cloudside', 'supplier', ['read', 'tasks.change']);
  await page.getByRole('button', { name: '不再送人…' }).click();
  const dialog = page.getByRole('dialog', { name: '不再送人去供应商' });
  await dialog.getByRole('button', { name: '合同到期' }).click();
  await dialog.getByRole('button', { name: '不再送人去供应商' }).click();
  await expect
    .poll(() => done(seen))
    .toMatchObject({
      path: '/partners/cloudside/tasks/end',
      body: { input: { taskId: 't7Kq2mX9bLpR' }, reason: '合同到期' },
    });
});

test('a hook of an agent is sent again, and what the agent answered is shown as text', async () => {
  const seen = await open('/partners/cloudside', 'agent', ['read', 'reports']);
  await expect.element(page.getByText(HOSTILE)).toBeVisible();
  await page.getByRole('button', { name: '再发一次…' }).click();
  const dialog = page.getByRole('dialog', { name: '再发一次回传' });
  await dialog.getByRole('button', { name: '再发一次回传' }).click();
  await expect.poll(() => done(seen)?.path).toBe(`/agent-hooks/${hook.id}/resend`);
});

test('only the hooks that wait are asked for', async () => {
  const seen = await open('/partners/cloudside?waiting=true', 'agent', ['read']);
  await expect.element(page.getByText('没有送达', { exact: true })).toBeVisible();
  expect(seen.find(({ path }) => path.endsWith('/hooks'))?.query.get('waiting')).toBe('true');
  expect(page.getByRole('button', { name: '再发一次…' }).elements()).toEqual([]);
});

test('the faults of a partner’s file are named', async () => {
  await open('/partners', 'agent', ['read', 'partners']);
  await page.getByRole('button', { name: '添加或修改…' }).click();
  const dialog = page.getByRole('dialog', { name: '保存合作方' });
  await dialog.getByRole('textbox', { name: '或者粘贴' }).fill('{}');
  await expect.element(dialog.getByText('entry: can have macros in its query only')).toBeVisible();
});

test('an open link is made for a task, and its address is ready to copy', async () => {
  const seen = await open('/open-links', 'agent', ['read', 'tasks.change']);
  await expect.element(page.getByRole('button', { name: '复制链接' })).toBeVisible();
  await page.getByRole('button', { name: '做一个链接…' }).click();
  const dialog = page.getByRole('dialog', { name: '做开放链接' });
  await dialog.getByRole('textbox', { name: '任务编号' }).fill('t7Kq2mX9bLpR');
  await dialog.getByRole('button', { name: '做开放链接' }).click();
  await expect
    .poll(() => done(seen))
    .toMatchObject({ path: '/open-links/make', body: { input: { taskId: 't7Kq2mX9bLpR' } } });
});
