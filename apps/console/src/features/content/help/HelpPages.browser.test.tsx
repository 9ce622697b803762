import { prepareLook, problems } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import DraftsPage from '../drafts/DraftsPage.tsx';
import SearchesPage from './SearchesPage.tsx';
import SectionsPage from './SectionsPage.tsx';

const at = '2026-11-20T08:30:00.000Z';
const draft = { kind: 'notice', title: '', savedBy: 'lin.yue', savedAt: at };
const answers: Readonly<Record<string, object>> = {
  '/views': { items: [] },
  '/help-sections': { items: [{ id: 211, title: '账号', position: 1, nextId: '21103' }] },
  '/help-misses': { items: [{ words: '发票', count: 12, firstAt: at, lastAt: at }] },
  '/content-drafts': {
    items: [
      { ...draft, id: 'one', isNew: true },
      { ...draft, id: 'two', title: '升级通知', isNew: false },
    ],
  },
};
const planned = {
  state: 'planned',
  id: null,
  subject: '212',
  title: '任务',
  changes: [{ field: 'title', label: '名称', before: null, after: '任务' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const pages = {
  sections: <SectionsPage />,
  searches: <SearchesPage />,
  drafts: <DraftsPage />,
};
const open = async (name: keyof typeof pages): Promise<SeenCall[]> => {
  const seen = fakeServer(({ path, body }) => {
    if (body === undefined) return answers[path] ?? { items: [], nextCursor: null };
    return { ...planned, state: (body as { dryRun?: boolean }).dryRun === true ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="*" element={pages[name]} />
    </Routes>
  );
  await show(routes, { as: { permissions: ['read', 'content'] } });
  return seen;
};

test('14.50 a section is added behind the last one', async () => {
  const seen = await open('sections');
  await expect.element(page.getByRole('cell', { name: '账号' })).toBeVisible();
  await page.getByRole('button', { name: '加分类…' }).click();
  const dialog = page.getByRole('dialog', { name: '加帮助分类' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('任务');
  await dialog.getByRole('button', { name: '加帮助分类' }).click();
  const isAct = ({ body }: SeenCall): boolean =>
    body !== undefined && (body as { dryRun?: boolean }).dryRun !== true;
  await expect.poll(() => seen.find(isAct)?.body).toMatchObject({ input: { title: '任务', position: 2 } });
});

test('14.56 a draft leads to where it is written on, and is thrown away by a second press', async () => {
  const seen = await open('drafts');
  const link = page.getByRole('link', { name: '没有标题' });
  await expect.element(link).toHaveAttribute('href', '/contents/notice/new?draft=one');
  const row = page.getByRole('row').filter({ hasText: '升级通知' });
  await row.getByRole('button', { name: '扔掉' }).click();
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  await row.getByRole('button', { name: '真的扔掉' }).click();
  await expect
    .poll(() => seen.find(({ method }) => method === 'POST')?.path)
    .toBe('/content/notice/two/draft/remove');
});

test.each([
  ['sections', 'light', '账号'],
  ['searches', 'light', '发票'],
  ['searches', 'dark', '发票'],
  ['drafts', 'dark', '升级通知'],
] as const)('%s has no barrier that axe finds (%s)', async (name, scheme, text) => {
  await prepareLook({ size: 'desktop', width: 1440, height: 900, scheme });
  await open(name);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(await problems()).toEqual([]);
});
