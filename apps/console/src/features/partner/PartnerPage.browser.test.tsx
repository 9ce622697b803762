import type { ActOutcome, OperatorPartnerDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import PartnerPage from './PartnerPage.tsx';

const partner: OperatorPartnerDetail = {
  key: 'cloudside',
  kind: 'supplier',
  active: true,
  keys: 2,
  oldKeyUntil: '2026-12-01T12:00:00.000Z',
  settings: { entry: 'https://survey.example/start?sig={sig}', windowDays: 14, statuses: {} },
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: partner.key,
  title: partner.key,
  changes: [{ field: 'keys', label: '有效的密钥', before: '2', after: '1' }],
  seen: 'seen-first-000000000000',
  needsSecond: true,
};

/** Whether a call was a real run of an act. */
const isDone = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;
const open = async (permissions: string[]) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path.endsWith('/keys')) return { keys: ['new-secret-0123456789', 'old-secret-0123456789'] };
    if (method === 'GET') return path === '/partners/cloudside' ? partner : { items: [], nextCursor: null };
    const { dryRun } = body as { dryRun?: boolean };
    return { ...outcome, state: dryRun ? 'planned' : 'asked' };
  });
  const routes = (
    <Routes>
      <Route path="/partners/:key" element={<PartnerPage />} />
    </Routes>
  );
  await show(routes, { at: '/partners/cloudside', as: { permissions } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'cloudside' })).toBeVisible();
  return seen;
};

test('during a rotation the old key can be ended, which waits for a second person', async () => {
  const seen = await open(['read', 'partners']);
  expect(page.getByRole('button', { name: '换密钥…' }).elements()).toEqual([]);
  await page.getByRole('button', { name: '停用旧密钥…' }).click();
  const dialog = page.getByRole('dialog', { name: '停用合作方旧密钥' });
  await dialog.getByRole('button', { name: '对方已换上新密钥' }).click();
  await dialog.getByRole('button', { name: '提交：停用合作方旧密钥' }).click();
  await expect.element(dialog.getByText('已提交，等另一位同事同意')).toBeVisible();
  const sent = seen.find(isDone);
  expect(sent).toMatchObject({ path: '/partners/cloudside/keys/end', body: { reason: '对方已换上新密钥' } });
});

test('the old key’s end is shown, and moved', async () => {
  const seen = await open(['read', 'partners']);
  await expect.element(page.getByText('12月1日 20:00')).toBeVisible();
  await page.getByRole('button', { name: '改旧密钥期限…' }).click();
  const dialog = page.getByRole('dialog', { name: '改旧密钥的期限' });
  const field = dialog.getByLabelText('旧密钥有效到（北京时间）');
  await expect.element(field).toHaveValue('2026-12-01T20:00');
  await field.fill('2026-12-05T20:00');
  await dialog.getByRole('button', { name: '对方还没换好' }).click();
  await dialog.getByRole('button', { name: '提交：改旧密钥的期限' }).click();
  await expect.element(dialog.getByText('已提交，等另一位同事同意')).toBeVisible();
  expect(seen.find(isDone)).toMatchObject({
    path: '/partners/cloudside/keys/until',
    body: { input: { oldKeyUntil: '2026-12-05T12:00:00.000Z' }, reason: '对方还没换好' },
  });
});

test('the keys are shown only to who may see them, with a reason, and can be put away', async () => {
  const seen = await open(['read', 'partners.keys']);
  await expect.element(page.getByText('2 个，正在更换')).toBeVisible();
  await page.getByRole('button', { name: '显示完整信息…' }).click();
  const dialog = page.getByRole('dialog', { name: '显示合作方密钥' });
  await dialog.getByRole('button', { name: '发给合作方' }).click();
  await dialog.getByRole('button', { name: '显示十分钟' }).click();
  await expect.element(page.getByText('new-secret-0123456789')).toBeVisible();
  expect(seen.find(({ path }) => path === '/partners/cloudside/keys')?.body).toEqual({
    reason: '发给合作方',
  });
  await page.getByRole('button', { name: '收起' }).click();
  expect(page.getByText('new-secret-0123456789').elements()).toEqual([]);
});

test('a partner’s file is compared first, and carried out with what the dry run showed', async () => {
  const seen = await open(['read', 'reports']);
  await page.getByRole('button', { name: '对账…' }).click();
  const dialog = page.getByRole('dialog', { name: '和合作方对账' });
  await expect.element(dialog.getByRole('button', { name: '提交：和合作方对账' })).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: '或者粘贴' }).fill('Xb3kW8nQx2R,10');
  await expect
    .poll(() => seen.find(({ path }) => path.endsWith('/reconcile'))?.body)
    .toEqual({
      input: { file: 'Xb3kW8nQx2R,10' },
      dryRun: true,
    });
});

test('who may not see keys has no button for them', async () => {
  await open(['read']);
  await expect.element(page.getByText('2 个，正在更换')).toBeVisible();
  expect(page.getByRole('button', { name: /…$/u }).elements()).toEqual([]);
});
