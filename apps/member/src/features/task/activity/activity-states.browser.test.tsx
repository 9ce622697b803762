import type { TaskActivity, TaskActivityKind, TaskDetail } from '@yayan/api-client';
import { mockGetTask, mockGetTaskActivity } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import TaskDetailPage from '../detail/TaskDetailPage.tsx';

const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const begunAt = '2026-11-20T08:30:00.000Z';
const later = '2099-01-01T00:00:00.000Z';
const asks = {
  prompt: '说说你怎么记账',
  textMin: 15,
  photosMin: 0,
  photosMax: 2,
  captionMin: 0,
  examples: [],
};

/** The extra data of each kind once it has begun. */
const begun: Readonly<Record<TaskActivityKind, Partial<TaskActivity>>> = {
  browse: { secondsNeeded: 15, place: '127.0.0.1', asks: null },
  video: { secondsNeeded: 30, place: '/video.mp4', asks: null },
  paipai: {},
  trial: { asks },
};

/** Opens the page of a task of this kind; `now` is the member's progress if they have begun. */
const open = async (kind: TaskActivityKind, now?: Partial<TaskActivity>): Promise<void> => {
  const { mock } = await openMock();
  const started: Partial<TaskDetail> = now
    ? { participation: { sessionId, progress: 0, startedAt: begunAt, seatUntil: later } }
    : {};
  mock.use(
    mockGetTask((task) => ({ ...task, activity: kind, ...started })),
    mockGetTaskActivity((activity) => ({ ...activity, kind, deadline: later, ...begun[kind], ...now })),
  );
  await openPage(TaskDetailPage, '/task/detail/:id', '/task/detail/t7Kq2mX9bLpR');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const starts = [
  ['browse', '开始浏览'],
  ['video', '开始观看'],
  ['paipai', '开始拍照'],
  ['trial', '申请参加'],
] as const;

describe.each(looks)('a task done on its page on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test.each(starts)('%s: before it is begun, and begun', async (kind, start) => {
    await open(kind);
    await expect.element(page.getByRole('button', { name: start })).toBeVisible();
    await look(kind);
    await open(kind, {});
    await expect.element(page.getByRole('heading', { name: '现在要做的' })).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    await look(`${kind}, begun`);
  });

  test('3.51 examples are shown before photos are added, and each is enlarged', async () => {
    await open('paipai', {});
    const list = page.getByRole('list', { name: '示例' });
    await expect.element(list.getByText('食物完整，拍得清楚', { exact: false })).toBeVisible();
    await expect.element(list.getByText('不合格')).toBeVisible();
    await list.getByRole('button', { name: '看大图，不合格的示例：太暗，看不出是什么' }).click();
    const sheet = page.getByRole('dialog', { name: '不合格的示例' });
    await expect.element(sheet.getByRole('img', { name: '不合格的示例：太暗，看不出是什么' })).toBeVisible();
    await look('an example, enlarged');
    await sheet.getByRole('button', { name: '关闭' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  test('an application that waits for its review', async () => {
    await open('trial', { state: 'applied', review: { awaits: 'application', by: later } });
    await expect.element(page.getByRole('heading', { name: '申请审核中' })).toBeVisible();
    await look('applied');
  });
});
