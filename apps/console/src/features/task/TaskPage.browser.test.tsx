import type { OperatorTaskDetail, TaskFigures } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import TaskPage from './TaskPage.tsx';

const task: OperatorTaskDetail = {
  id: 't7Kq2mX9bLpR',
  title: '早餐习惯',
  type: 2,
  state: 'ended',
  coins: 120,
  seats: null,
  seatsTaken: 133,
  completes: 120,
  startsAt: '2026-11-21T08:30:00.000Z',
  endsAt: null,
  softSeats: null,
  credit: 1200,
  consolationCoins: 5,
  minimumQuality: 40,
  cities: [],
  declaredMinutes: 4,
  medianMinutes: null,
  createdAt: '2026-11-20T08:30:00.000Z',
};

const figures: TaskFigures = { countedAt: null, figures: [], quality: null, cells: [], coinsPerYuan: 100 };

/** The server's answers to what a task's page reads. */
const answersAbout = (about: OperatorTaskDetail) => (path: string) => {
  if (path === `/tasks/${task.id}`) return about;
  if (path === `/tasks/${task.id}/figures`) return figures;
  return { items: [], nextCursor: null, count: 0, countIsCapped: false };
};
const ofTask = answersAbout(task);

const routes = (
  <Routes>
    <Route path="/tasks/:id" element={<TaskPage />} />
  </Routes>
);

test('credit is called 权益值, as members read it', async () => {
  fakeServer(({ path }) => ofTask(path));
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1,200', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('信用分');
});

const pixel = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

test('rule 14.49: a researcher sees the files of an answer by its code, with a reason', async () => {
  const seen = fakeServer(({ path }) => {
    if (path === `/tasks/${task.id}/answer-files`)
      return {
        supportCode: 'K7Q2-MX9B',
        minutes: 10,
        files: [{ question: 'receipt', name: '小票.jpg', contentType: 'image/jpeg', url: pixel }],
      };
    return ofTask(path);
  });
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'answerFiles.show'] } });
  await page.getByRole('textbox', { name: /查询编号/u }).fill('K7Q2-MX9B');
  await expect.element(page.getByRole('button', { name: '查看文件' })).toBeDisabled();
  await page.getByRole('button', { name: '核对上传的凭证' }).click();
  await page.getByRole('button', { name: '查看文件' }).click();
  await expect.element(page.getByRole('link', { name: '小票.jpg' })).toHaveAttribute('href', pixel);
  await expect.element(page.getByAltText('receipt：小票.jpg')).toBeInTheDocument();
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { supportCode: 'K7Q2-MX9B', reason: '核对上传的凭证' },
  ]);
});

test('rule 14.49: who may not see the files is not offered them', async () => {
  fakeServer(({ path }) => ofTask(path));
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'personalData.show'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /查询编号/u })).not.toBeInTheDocument();
});

test('rule 14.49: a task without a questionnaire offers no files of answers', async () => {
  const photos: OperatorTaskDetail = { ...task, type: 5 };
  const ofPhotos = answersAbout(photos);
  fakeServer(({ path }) => ofPhotos(path));
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read', 'answerFiles.show'] } });
  await expect.element(page.getByRole('heading', { name: task.title })).toBeVisible();
  expect(page.getByRole('heading', { name: '答卷文件' }).elements()).toEqual([]);
});
