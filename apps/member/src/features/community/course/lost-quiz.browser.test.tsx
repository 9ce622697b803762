import { mockAnswerCourseQuiz, refuse } from '@yayan/api-client/mocks';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { QuizForm } from './QuizForm.tsx';

const quiz = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  servedAt: '2026-11-21T08:30:00.000Z',
  minimumSeconds: 0,
  questions: [
    {
      id: 'q1',
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
  const { mock } = await openMock();
  session.setUserData({ id: 'quiz-taker' });
  mock.use(mockAnswerCourseQuiz(refuse('INTERNAL')));
  let result: unknown;
  const onDone = (done: unknown): void => {
    result = done;
  };
  // The form reads only these fields of a quiz.
  const props = { courseId: 'Ren2zHen4dAx', quiz, onDone } as unknown as Parameters<typeof QuizForm>[0];
  await renderPage([{ path: '/', element: createElement(QuizForm, props) }], '/');
  const send = page.getByRole('button', { name: '交卷' });
  await page.getByRole('radio', { name: '甲' }).click();
  await send.click();
  await expect.element(page.getByText('服务出了点问题', { exact: false })).toBeVisible();
  mock.use(mockAnswerCourseQuiz());
  await page.getByRole('radio', { name: '乙' }).click();
  await send.click();
  await expect.poll(() => result).toMatchObject({ passed: true });
  const [first, second] = mock.received('answerCourseQuiz');
  expect(second).toEqual(first);
});
