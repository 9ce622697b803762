import type { Course, CourseSummary } from '@yayan/api-client';
import {
  mockAnswerCourseQuiz,
  mockGetAwards,
  mockGetCourse,
  mockListCourses,
  mockOpenCourse,
  mockStartCourseQuiz,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openPage } from '../../../testing/open-page.tsx';
import AppraisePage from '../award/AppraisePage.tsx';
import CourseListPage from './CourseListPage.tsx';
import CoursePage from './CoursePage.tsx';

const ID = 'Ren2zHen4dAx';
const summary: CourseSummary = {
  id: ID,
  title: '怎样认真作答',
  summary: '五分钟弄懂什么算认真。',
  minutes: 4,
  coins: 30,
  closesAt: null,
  state: 'reading',
};
const course: Course = {
  ...summary,
  body: [{ kind: 'paragraph', lines: [[{ text: '先读完题目，再看选项。', strong: false, link: null }]] }],
  video: null,
  questions: 2,
  needed: 2,
};
const option = (id: string, text: string) => ({ id, text });
const quiz = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  waitSeconds: 0,
  leftSeconds: 1800,
  questions: [
    {
      id: 'q1',
      text: '不清楚怎么办？',
      multiple: false,
      options: [option('a', '选不清楚'), option('b', '随便选')],
    },
    {
      id: 'q2',
      text: '哪些不计入？',
      multiple: true,
      options: [option('a', '太快'), option('b', '乱填'), option('c', '休息')],
    },
  ],
};
const marked = {
  passed: true,
  right: 2,
  total: 2,
  coins: 30,
  review: [
    { questionId: 'q1', right: true, explanation: '说不清楚才是真实情况。' },
    { questionId: 'q2', right: true, explanation: '休息不会，答案会保存。' },
  ],
};
const awards = {
  month: '2026-10',
  months: ['2026-10', '2026-09'],
  categories: [
    {
      id: 'careful',
      title: '认真作答奖',
      criteria: '完成 5 份以上，质量分 90 以上。',
      coins: 200,
      winners: [
        { name: '小*满', avatar: null, reason: '开放题写得具体。', mine: false },
        { name: null, avatar: null, reason: '一年没有被扣过分。', mine: false },
      ],
    },
    { id: 'photo', title: '拍照奖', criteria: '照片清楚。', coins: 0, winners: [] },
  ],
  mine: { surveys: 4, quality: 92 },
};

let mock: Mock;
const open = () => openPage(CoursePage, '/course/:id', `/course/${ID}`);

describe.each(looks)('courses and awards on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    mock.use(
      mockListCourses(() => ({
        items: [summary, { ...summary, id: 'Other00001', state: 'passed' }],
      })),
    );
    mock.use(mockGetCourse(() => course));
    mock.use(mockOpenCourse(() => ({ waitSeconds: 0 })));
    mock.use(mockStartCourseQuiz(() => quiz));
    mock.use(mockAnswerCourseQuiz(() => marked));
    mock.use(mockGetAwards(() => awards));
    await prepareLook(how);
  });

  test('the list with progress, without a course, and failed', async () => {
    const list = () => openPage(CourseListPage, '/course', '/course');
    await list();
    await expect.element(page.getByText('已通过 1 / 2 课')).toBeVisible();
    await look('courses');
    mock.use(mockListCourses(() => ({ items: [] })));
    await list();
    await expect.element(page.getByText('当前暂无课程')).toBeVisible();
    mock.use(mockListCourses(refuse('INTERNAL')));
    await list();
    await expect.element(page.getByRole('button', { name: /重试|再试/u })).toBeVisible();
  });

  test('a course that failed to load says which page this is', async () => {
    mock.use(mockGetCourse(refuse('INTERNAL')));
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: '课程详情' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  });

  test('a member reads, answers every question and is paid', async () => {
    await open();
    await page.getByRole('button', { name: '开始小测' }).click();
    await expect.element(page.getByRole('button', { name: '交卷' })).toBeDisabled();
    // The button that had the focus is gone.
    await expect.element(page.getByRole('radio').first()).toHaveFocus();
    await page.getByRole('radio', { name: '选不清楚' }).click();
    await page.getByRole('checkbox', { name: '太快' }).click();
    await page.getByRole('checkbox', { name: '乱填' }).click();
    await look('quiz');
    await page.getByRole('button', { name: '交卷' }).click();
    await expect.element(page.getByText(/30 金币已到账/u)).toBeVisible();
    // The form that had the focus is gone.
    await expect.poll(() => document.activeElement?.textContent).toContain('通过了！');
    await look('passed');
    expect(mock.received('answerCourseQuiz')).toEqual([
      {
        answers: [
          { questionId: 'q1', optionIds: ['a'] },
          { questionId: 'q2', optionIds: ['a', 'b'] },
        ],
      },
    ]);
  });

  test('the quiz waits until the course can have been read, and a refusal is shown', async () => {
    mock.use(mockOpenCourse(() => ({ waitSeconds: 600 })));
    await open();
    await expect.element(page.getByText(/还要 \d+ 秒/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '开始小测' })).toBeDisabled();
    await look('waiting');
    mock.use(mockOpenCourse(() => ({ waitSeconds: 0 })));
    mock.use(mockStartCourseQuiz(refuse('COURSE_TRIES_USED')));
    await open();
    await page.getByRole('button', { name: '开始小测' }).click();
    await expect.element(page.getByText('今天的 3 次机会用完了，明天再来')).toBeVisible();
    await look('refused');
  });

  test('a visitor can sign in; a member who passed sees that; an unknown course', async () => {
    mock.use(mockGetCourse(() => ({ ...course, state: null })));
    await open();
    await expect.element(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible();
    await look('visitor');
    mock.use(mockGetCourse(() => ({ ...course, state: 'passed' })));
    await open();
    await expect.element(page.getByText('你已经通过这门课，金币只发一次。')).toBeVisible();
    expect(mock.received('openCourse')).toEqual([]);
    mock.use(mockGetCourse(refuse('NOT_FOUND')));
    await open();
    await expect.element(page.getByText('没有找到这门课')).toBeVisible();
  });

  test('awards with masked, hidden and missing winners, and before the first', async () => {
    const show = () => openPage(AppraisePage, '/appraise', '/appraise');
    await show();
    await expect.element(page.getByText('不公开的会员')).toBeVisible();
    await look('awards');
    mock.use(mockGetAwards(() => ({ month: null, months: [], categories: [], mine: null })));
    await show();
    await expect.element(page.getByText('当前暂无评选结果')).toBeVisible();
    await look('no awards');
  });
});

test('a course with a video shows it with controls and captions, next to its text', async () => {
  ({ mock } = await openMock());
  mock.use(
    mockGetCourse(() => ({
      ...course,
      video: {
        source: '/videos/careful.mp4',
        captions: '/videos/careful.vtt',
        captionsText: null,
        poster: null,
      },
    })),
  );
  mock.use(mockOpenCourse(() => ({ waitSeconds: 0 })));
  await open();
  await expect.element(page.getByText('先读完题目，再看选项。')).toBeVisible();
  const video = document.querySelector('video');
  const track = video?.querySelector('track');
  expect([video?.getAttribute('src'), video?.controls]).toEqual(['/videos/careful.mp4', true]);
  expect([track?.kind, track?.srclang, track?.default, track?.getAttribute('src')]).toEqual([
    'captions',
    'zh',
    true,
    '/videos/careful.vtt',
  ]);
});

test('11.9 captions of an uploaded film are shown, and a new address does not begin it anew', async () => {
  ({ mock } = await openMock());
  const captionsText = 'WEBVTT\n\n00:01.000 --> 00:04.000\n先读题。';
  let reads = 0;
  mock.use(
    mockGetCourse(() => {
      reads += 1;
      return {
        ...course,
        video: {
          source: `/film.mp4?Signature=${reads}`,
          captions: null,
          captionsText,
          poster: '/favicon.svg',
        },
      };
    }),
    mockOpenCourse(() => ({ waitSeconds: 0 })),
  );
  await open();
  await expect.element(page.getByText('先读完题目，再看选项。')).toBeVisible();
  const film = document.querySelector('video');
  expect(film?.getAttribute('poster')).toBe('/favicon.svg');
  const track = film?.textTracks[0];
  await expect.poll(() => track?.cues?.length).toBe(1);
  await queryClient.refetchQueries();
  expect(reads).toBe(2);
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/film.mp4?Signature=1');
});

test('a course is begun by reading it, not by opening it', async () => {
  await page.viewport(390, 844);
  ({ mock } = await openMock());
  const lines = Array.from({ length: 200 }, (_, place) => ({
    kind: 'paragraph' as const,
    lines: [[{ text: `第 ${place + 1} 段`, strong: false, link: null }]],
  }));
  mock.use(mockGetCourse(() => ({ ...course, body: lines, state: 'new' })));
  mock.use(mockOpenCourse(() => ({ waitSeconds: 60 })));
  await open();
  await expect.element(page.getByText('第 1 段', { exact: true })).toBeVisible();
  expect(mock.received('openCourse')).toHaveLength(0);
  globalThis.scrollTo({ top: 400 });
  await expect.poll(() => mock.received('openCourse').length).toBe(1);
});
