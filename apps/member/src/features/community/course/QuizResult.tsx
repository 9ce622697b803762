import type { CourseQuizResult } from '@yayan/api-client';
import { useEffect, useRef } from 'react';
import classes from './Course.module.css';

/** What was right, with the reason for each question. */
export function QuizResult({ result }: { result: CourseQuizResult }) {
  const { passed, right, total, coins, review } = result;
  const root = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className={classes['result']}>
      <output>
        <b>{passed ? '通过了！' : '差一点，再看看课程。'}</b> 答对 {right} / {total} 题
        {coins > 0 ? `，${coins} 金币已到账。` : '。'}
      </output>
      <ol>
        {review.map(({ questionId, right: isRight, explanation }) => (
          <li key={questionId}>
            {isRight ? '答对：' : '答错：'}
            {explanation}
          </li>
        ))}
      </ol>
    </div>
  );
}
