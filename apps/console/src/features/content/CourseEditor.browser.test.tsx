import type { ActOutcome, ContentDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { prepareLook, problems } from '@yayan/site/look';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import ContentPage from './ContentPage.tsx';
import EditPage from './EditPage.tsx';

const id = 'CourseOfOperator1';
const course: ContentDetail = {
  kind: 'course',
  id,
  title: '认真作答',
  state: 'withdrawn',
  startsAt: null,
  endsAt: '2026-11-20T08:30:00.000Z',
  madeBy: 'lin.yue',
  draft: {
    kind: 'course',
    position: 10,
    title: '认真作答',
    summary: '三分钟学会读题',
    minutes: 3,
    coins: 20,
    closesAt: null,
    video: null,
    body: '先读题。',
    quiz: [
      {
        question: '先做什么？',
        explanation: '读完才知道',
        options: [
          { text: '读题', right: true },
          { text: '选第一项', right: false },
        ],
      },
    ],
  },
  body: [{ kind: 'paragraph', lines: [[{ text: '先读题。', strong: false, link: null }]] }],
  figures: [{ label: '通过的人', value: 12 }],
  versions: [],
  memberSite: 'https://www.yayan.example',
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: id,
  title: '认真作答',
  changes: [{ field: 'title', label: '标题', before: null, after: '认真作答' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const isDone = ({ path, body }: SeenCall): boolean =>
  path.endsWith('/publish') && (body as { dryRun?: boolean }).dryRun !== true;

const open = async (at: string) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path === '/content/preview') return { body: null, coinsPerYuan: 100 };
    if (path === '/content-drafts') return { items: [] };
    if (method === 'GET') return course;
    return { ...outcome, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/contents/:kind/new" element={<EditPage />} />
      <Route path="/contents/:kind/:id" element={<ContentPage />} />
    </Routes>
  );
  return { seen, ...(await show(routes, { at, as: { permissions: ['read', 'content'] } })) };
};
const fill = async (name: string, text: string) =>
  await page.getByRole('textbox', { name, exact: true }).fill(text);

test('14.37 a new course is written with its quiz, previewed, and published with what is right', async () => {
  const { seen } = await open('/contents/course/new');
  await expect.element(page.getByText('还差：标题、摘要、正文、测验')).toBeVisible();
  await fill('标题', '认真作答');
  await fill('摘要', '三分钟学会读题');
  await fill('正文', '先读题。');
  await fill('第 1 题题目', '先做什么？');
  await fill('第 1 题选项 1', '读题');
  await fill('第 1 题选项 2', '选第一项');
  await expect.element(page.getByText('还差：测验')).toBeVisible();
  await fill('第 1 题解释', '读完才知道');
  const preview = page.getByRole('region', { name: '会员看到的样子' });
  await expect.element(preview.getByText('读题（正确）')).toBeVisible();
  await page.getByRole('button', { name: '发布…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布课程' }).click();
  await expect.poll(() => seen.find(isDone)?.path).toMatch(/^\/content\/course\/[0-9a-f]{24}\/publish$/u);
  expect(seen.find(isDone)).toMatchObject({
    body: { input: { draft: { kind: 'course', quiz: course.draft.kind === 'course' && course.draft.quiz } } },
  });
});

test('14.37 a withdrawn course is published again under its own number, so that nobody is paid twice', async () => {
  const { seen } = await open(`/contents/course/${id}`);
  await page.getByRole('link', { name: '再发布一次' }).click();
  await page.getByRole('button', { name: '发布…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布课程' }).click();
  await expect.poll(() => seen.find(isDone)?.path).toBe(`/content/course/${id}/publish`);
});

test.each(['light', 'dark'] as const)(
  'the form of a course has no barrier that axe finds (%s)',
  async (scheme) => {
    await prepareLook({ size: 'desktop', width: 1440, height: 1000, scheme });
    await open('/contents/course/new');
    await expect.element(page.getByRole('button', { name: '存草稿' })).toBeVisible();
    expect(await problems()).toEqual([]);
  },
);
