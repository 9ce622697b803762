import { createElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { refusal, startFakeCalls } from '../../../testing/fake-calls.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { QuizForm } from './QuizForm.tsx';

const quiz = {
  id: 'q1',
  servedAt: '2026-11-21T08:30:00.000Z',
  minimumSeconds: 0,
  questions: [
    {
      id: 'one',
      text: '选哪个？',
      multiple: false,
      options: [
        { id: 'a', text: '甲' },
        { id: 'b', text: '乙' },
      ],
    },
  ],
};

test('after a lost answer the quiz is sent again as it was, even when the choice has changed', async () => {
  session.setUserData({ id: 'quiz-taker' });
  const server = startFakeCalls();
  const path = '/v1/courses/c1/quizzes/q1';
  server.answer(path, () => Promise.reject(refusal(500, 500)));
  let result: unknown;
  const onDone = (done: unknown): void => {
    result = done;
  };
  // The form reads only these fields of a quiz.
  const props = { courseId: 'c1', quiz, onDone } as unknown as Parameters<typeof QuizForm>[0];
  await renderPage([{ path: '/', element: createElement(QuizForm, props) }], '/');
  const send = page.getByRole('button', { name: '交卷' });
  await page.getByRole('radio', { name: '甲' }).click();
  await send.click();
  await expect.element(page.getByText('拒绝')).toBeVisible();
  server.answer(path, () => ({ passed: true }));
  await page.getByRole('radio', { name: '乙' }).click();
  await send.click();
  await expect.poll(() => result).toEqual({ passed: true });
  const [first, second] = server.sent(path);
  expect(second).toEqual(first);
});
