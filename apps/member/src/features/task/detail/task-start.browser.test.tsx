import { type TaskDetail, getTask } from '@yayan/api-client';
import { mockGetTask } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { dropEnded } from '../../../shell/unsent/drop-ended.ts';
import { keptPrefix } from '../../../shell/unsent/row-names.ts';
import { keepStep } from '../../../shell/unsent/shown-step.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { TaskStart } from './TaskStart.tsx';

const owner = { memberId: 'begun' };
const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f6a1';
const at = '2026-11-21T08:30:00.000Z';
let mock: Mock;
let task: TaskDetail;

beforeEach(async () => {
  ({ mock } = await openMock());
  session.setUserData({ id: owner.memberId });
  mock.use(
    mockGetTask((example) => ({ ...example, type: 2, activity: null, participation: null, ownResult: null })),
  );
  task = await getTask('t7Kq2mX9bLpR');
  const { title, hashId } = task;
  await keepStep(unsent, owner, sessionId, {
    page: 'p',
    question: 'b',
    revision: 0,
    place: '第 2 题',
    task: { title, hashId },
    seatUntil: null,
  });
  onTestFinished(async () => await dropEnded(unsent, owner, sessionId));
});

const start = () => page.getByRole('link', { name: /答题/u });

test('3.9 a task whose page was read before its start is continued where this device left it', async () => {
  await renderPage(<TaskStart task={task} />);
  await expect.element(start()).toHaveTextContent('继续答题（第 2 题）');
  await expect.element(start()).toHaveAttribute('href', `/task/go?session=${sessionId}`);
  await expect.element(page.getByText('上次答到第 2 题', { exact: true })).toBeVisible();
});

test('3.9 answers of it that wait are said to be kept', async () => {
  await unsent.update(owner, `${keptPrefix}${sessionId}`, () => ({ revision: 1, pages: [] }));
  await renderPage(<TaskStart task={task} />);
  await expect.element(page.getByText('上次答到第 2 题，答案已存好，联网后自动提交')).toBeVisible();
});

test('3.9 the server’s word on it counts: its progress, and its result', async () => {
  const participation = { sessionId, progress: 40, seatUntil: null, startedAt: at };
  const { screen } = await renderPage(<TaskStart task={{ ...task, participation }} />);
  await expect.element(start()).toHaveTextContent('继续答题（第 2 题）');
  await expect.element(page.getByText('上次答到 40%')).toBeVisible();
  await screen.unmount();
  const ownResult = { resultId: 'r1', result: 1, cause: null, endedAt: at } as const;
  await renderPage(<TaskStart task={{ ...task, ownResult }} />);
  await expect.element(page.getByRole('link', { name: '查看结果' })).toBeVisible();
  expect(start().query()).toBeNull();
});

test('3.9 a questionnaire that ended here is begun no more', async () => {
  await dropEnded(unsent, owner, sessionId);
  await renderPage(<TaskStart task={task} />);
  await expect.element(start()).toHaveAttribute('href', `/task/go?task=${task.hashId}`);
});
