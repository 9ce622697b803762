import type { ActOutcome, ContentDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { prepareLook, problems } from '@yayan/site/look';
import { page } from 'vitest/browser';
import { fakeServer, Refused, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import ContentPage from './ContentPage.tsx';
import EditPage from './EditPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const draft: ContentDetail['draft'] = {
  kind: 'notice',
  title: '升级通知',
  summary: '今晚升级',
  body: '今晚 2 点。',
  pinned: false,
  publishAt: '2026-11-20T08:30:00.000Z',
};
const notice: ContentDetail = {
  kind: 'notice',
  id,
  title: '升级通知',
  state: 'shown',
  startsAt: '2026-11-20T08:30:00.000Z',
  endsAt: null,
  madeBy: 'lin.yue',
  draft,
  body: [{ kind: 'paragraph', lines: [[{ text: '今晚 2 点。', strong: false, link: null }]] }],
  figures: [],
  versions: [
    { version: 2, deed: 'changed', madeBy: 'lin.yue', madeAt: '2026-11-20T09:30:00.000Z', draft },
    {
      version: 1,
      deed: 'published',
      madeBy: 'lin.yue',
      madeAt: '2026-11-20T08:30:00.000Z',
      draft: { ...draft, title: '旧标题' },
    },
  ],
  memberSite: 'https://www.yayan.example',
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: id,
  title: '升级通知',
  changes: [{ field: 'title', label: '标题', before: null, after: '新公告' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const picture = { address: '/content/checkin.svg', width: 1200, height: 600, bytes: 84_000 };
const saved = (path: string, body: unknown) => ({
  kind: path.split('/')[2],
  id: path.split('/')[3],
  title: '',
  text: JSON.stringify({ ...draft, title: '接着写', body: '{coinsPerYuan} 金币' }),
  savedBy: 'lin.yue',
  savedAt: '2026-11-20T08:30:00.000Z',
  version: body === undefined ? 3 : (body as { version: number }).version + 1,
});

const isDone = ({ method, path, body }: SeenCall): boolean =>
  method === 'POST' &&
  !path.startsWith('/content-') &&
  !/preview$|draft$/u.test(path) &&
  (body as { dryRun?: boolean }).dryRun !== true;

const open = async (at: string, permissions: string[], content: ContentDetail = notice) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path === '/content/preview') {
      const text = (body as { body: string | null }).body ?? '';
      if (text.includes('<')) return new Refused(30902, '正文里有不能用的写法');
      return {
        body: [{ kind: 'paragraph', lines: [[{ text, strong: false, link: null }]] }],
        coinsPerYuan: 50,
      };
    }
    if (path === '/content-drafts') return { items: [] };
    if (path.endsWith('/draft')) return saved(path, body);
    if (path === '/content-pictures') return picture;
    if (method === 'GET') return content;
    return { ...outcome, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/contents/:kind/new" element={<EditPage />} />
      <Route path="/contents/:kind/:id" element={<ContentPage />} />
      <Route path="/contents/:kind/:id/edit" element={<EditPage />} />
    </Routes>
  );
  return { seen, ...(await show(routes, { at, as: { permissions } })) };
};

test('a new notice names what is missing, is previewed while it is typed, and is published once', async () => {
  const { seen, address } = await open('/contents/notice/new', ['read', 'content']);
  await expect.element(page.getByText('还差：标题、摘要、正文')).toBeVisible();
  await page.getByRole('textbox', { name: '标题' }).fill('新公告');
  await page.getByRole('textbox', { name: '摘要' }).fill('一句话');
  await page.getByRole('textbox', { name: '正文' }).fill('大家好');
  const preview = page.getByRole('region', { name: '会员看到的样子' });
  await expect.element(preview.getByRole('heading', { name: '新公告' })).toBeVisible();
  await expect.element(preview.getByText('大家好')).toBeVisible();
  await page.getByRole('button', { name: '发布…' }).click();
  const dialog = page.getByRole('dialog', { name: '发布公告' });
  await dialog.getByRole('button', { name: '发布公告' }).click();
  await expect.poll(() => seen.filter(isDone).length).toBe(1);
  const sent = seen.find(isDone);
  expect(sent).toMatchObject({
    body: { input: { draft: { kind: 'notice', title: '新公告', body: '大家好', publishAt: null } } },
  });
  const made = /^\/content\/notice\/([0-9a-f-]{36})\/publish$/u.exec(sent?.path ?? '')?.[1];
  expect(made).toBeDefined();
  // The dry run and the act are about the same new notice.
  expect(new Set(seen.filter(({ path }) => path.endsWith('/publish')).map(({ path }) => path)).size).toBe(1);
  await expect.poll(address).toBe(`/contents/notice/${made}`);
});

test('a text that members can’t be shown says so instead of a preview', async () => {
  await open('/contents/notice/new', ['read', 'content']);
  await page.getByRole('textbox', { name: '正文' }).fill('<b>大家好</b>');
  await expect.element(page.getByRole('alert')).toHaveTextContent('正文里有不能用的写法');
});

test('an older version fills the form, so that one goes back to it by a change', async () => {
  const { seen } = await open(`/contents/notice/${id}`, ['read', 'content']);
  await page.getByRole('link', { name: '看看或换回来' }).nth(1).click();
  await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveValue('旧标题');
  await page.getByRole('button', { name: '保存修改…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '修改公告' }).click();
  await expect.poll(() => seen.find(isDone)?.path).toBe(`/content/notice/${id}/edit`);
  expect(seen.find(isDone)).toMatchObject({ body: { input: { draft: { title: '旧标题' } } } });
});

test('who may only read sees the text and its versions, and no button', async () => {
  await open(`/contents/notice/${id}`, ['read']);
  await expect.element(page.getByText('今晚 2 点。').first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^1 发布 lin\.yue .* 旧标题$/u })).toBeVisible();
  expect(page.getByRole('button', { name: /…$/u }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: '修改', exact: true }).elements()).toEqual([]);
});

test('withdrawn content is published again as new content from now on', async () => {
  const { seen } = await open(`/contents/notice/${id}`, ['read', 'content'], {
    ...notice,
    state: 'withdrawn',
  });
  expect(page.getByRole('button', { name: '撤下…' }).elements()).toEqual([]);
  await page.getByRole('link', { name: '再发布一次' }).click();
  await page.getByRole('button', { name: '发布…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布公告' }).click();
  await expect
    .poll(() => seen.find(isDone))
    .toMatchObject({ body: { input: { draft: { publishAt: null } } } });
  expect(seen.find(isDone)?.path).not.toContain(id);
});

test('14.56 what is written is saved without being published, also with empty fields, on the version that was seen', async () => {
  const { seen } = await open(`/contents/notice/new?draft=${id}`, ['read', 'content']);
  await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveValue('接着写');
  await page.getByRole('textbox', { name: '摘要' }).fill('');
  await page.getByRole('button', { name: '存草稿' }).click();
  await expect.element(page.getByRole('button', { name: '草稿已存' })).toBeDisabled();
  const sent = seen.find(({ method, path }) => method === 'POST' && path.endsWith('/draft'));
  expect(sent).toMatchObject({ path: `/content/notice/${id}/draft`, body: { version: 3 } });
  const { text } = (sent ?? expect.fail('nothing is sent')).body as { text: string };
  expect(JSON.parse(text)).toMatchObject({ title: '接着写', summary: '' });
  expect(seen.some(isDone)).toBe(false);
});

test('a title with {coinsPerYuan} shows what coins are worth in the preview', async () => {
  await open('/contents/popup/new', ['read', 'content']);
  await page.getByRole('textbox', { name: '标题' }).fill('{coinsPerYuan} 金币换 1 元');
  const preview = page.getByRole('region', { name: '会员看到的样子' });
  await expect.element(preview.getByRole('heading', { name: '50 金币换 1 元' })).toBeVisible();
});

/** Drops a file on the field of the picture for phones. */
const drop = (name: string, type: string): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['picture'], name, { type }));
  const field = page.getByRole('button', { name: '上传图片' }).element();
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

test('11.8 a dropped picture is sent and its address filled in; a file of another kind is not sent', async () => {
  const { seen } = await open('/contents/banner/new', ['read', 'content']);
  await expect.element(page.getByRole('button', { name: '上传图片' })).toBeVisible();
  drop('a.svg', 'image/svg+xml');
  await expect.element(page.getByText('只能用 JPEG、PNG、WebP 或 GIF 图片。')).toBeVisible();
  expect(seen.some(({ path }) => path === '/content-pictures')).toBe(false);
  drop('a.png', 'image/png');
  await expect.element(page.getByRole('textbox', { name: '图片', exact: true })).toHaveValue(picture.address);
  const sent = seen.find(({ path }) => path === '/content-pictures');
  expect(sent).toMatchObject({ body: { content: btoa('picture') } });
});

test.each(['light', 'dark'] as const)(
  'the form of a banner has no barrier that axe finds (%s)',
  async (scheme) => {
    await prepareLook({ size: 'desktop', width: 1440, height: 1000, scheme });
    await open('/contents/banner/new', ['read', 'content']);
    await expect.element(page.getByRole('button', { name: '存草稿' })).toBeVisible();
    expect(await problems()).toEqual([]);
  },
);
