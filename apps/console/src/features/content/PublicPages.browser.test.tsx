import type { ActOutcome, ContentDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import ContentPage from './ContentPage.tsx';
import EditPage from './EditPage.tsx';

const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 'spring',
  title: '春季',
  changes: [{ field: 'title', label: '标题', before: null, after: '春季' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const ended: ContentDetail = {
  kind: 'channel',
  id: 'spring',
  title: '春季的朋友',
  state: 'ended',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-11-20T00:00:00.000Z',
  madeBy: 'lin.yue',
  draft: {
    kind: 'channel',
    title: '春季的朋友',
    lead: '答问卷',
    points: [{ title: '报酬', text: '先写明' }],
    partner: null,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-11-20T00:00:00.000Z',
  },
  body: null,
  figures: [],
  versions: [],
  memberSite: 'https://www.yayan.example',
};

const isDone = ({ path, body }: SeenCall): boolean =>
  path.endsWith('/publish') && (body as { dryRun?: boolean }).dryRun !== true;

const open = async (at: string) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path === '/content/preview') return { body: null, coinsPerYuan: 100 };
    if (path === '/content-drafts') return { items: [] };
    if (method === 'GET') return ended;
    return { ...outcome, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/contents/:kind/new" element={<EditPage />} />
      <Route path="/contents/:kind/:id" element={<ContentPage />} />
    </Routes>
  );
  await show(routes, { at, as: { permissions: ['read', 'content'] } });
  return seen;
};
const fill = async (name: string, text: string) =>
  await page.getByRole('textbox', { name, exact: true }).fill(text);
const publish = async (title: string) => {
  await page.getByRole('button', { name: '发布…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: title }).click();
};

test('7.20 a channel is published under the code that its form asks for', async () => {
  const seen = await open('/contents/channel/new');
  await fill('标题', '春季的朋友');
  await fill('导语', '答问卷');
  await fill('要点 1 标题', '报酬');
  await fill('要点 1 说明', '先写明');
  await fill('代码', 'Spring 1');
  await expect.element(page.getByText('还差：代码')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '存草稿' })).toBeDisabled();
  await fill('代码', 'spring-1');
  await publish('发布渠道页');
  await expect.poll(() => seen.find(isDone)?.path).toBe('/content/channel/spring-1/publish');
});

test('7.20 a channel that has ended shows its address, and is changed to go on', async () => {
  await open('/contents/channel/spring');
  await expect.element(page.getByText('https://www.yayan.example/drainage?channel=spring')).toBeVisible();
  const change = page.getByRole('link', { name: '修改', exact: true });
  await expect.element(change).toHaveAttribute('href', '/contents/channel/spring/edit');
  expect(page.getByRole('button', { name: '停用…' }).elements()).toEqual([]);
});

test('7.21 a package needs its size and its SHA-256, and its empty lines of notes are left out', async () => {
  const seen = await open('/contents/appRelease/new');
  await page.getByRole('combobox', { name: '系统' }).selectOptions('android');
  await fill('版本', '2.4.0');
  await fill('最低系统', 'Android 8.0');
  await fill('下载地址', 'https://dl.yayan.example/yayan.apk');
  await expect.element(page.getByText('还差：字节数、SHA-256')).toBeVisible();
  await fill('安装包的字节数', '28311552');
  await fill('安装包的 SHA-256', 'a'.repeat(64));
  await fill('更新说明', '断网后自动续传\n\n');
  await publish('发布APP 版本');
  await expect.poll(() => seen.find(isDone)?.path).toBe('/content/appRelease/android/publish');
  expect(seen.find(isDone)).toMatchObject({
    body: { input: { draft: { bytes: 28_311_552, store: null, notes: ['断网后自动续传'] } } },
  });
});
