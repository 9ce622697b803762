import type { Course, CourseQuizResult } from '@yayan/api-client';
import {
  getGetCourseQueryKey,
  getListCoursesQueryKey,
  useOpenCourse,
  useStartCourseQuiz,
} from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '@yayan/site';
import { Button, SectionHeading } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from '../../../shell/client/use-seconds-left.ts';
import classes from './Course.module.css';
import { QuizForm } from './QuizForm.tsx';
import { QuizResult } from './QuizResult.tsx';
import { useBegun } from './use-begun.ts';

/** The quiz at the end of a course. It opens after the time that reading the course takes (rule 13.7). */
export function CourseQuizPanel({ course, isPassed }: { course: Course; isPassed: boolean }) {
  const { id, questions, needed, coins } = course;
  const queries = useQueryClient();
  const { mutate: open, data: wait, error: openError } = useOpenCourse();
  const start = useStartCourseQuiz();
  const [result, setResult] = useState<CourseQuizResult>();
  const [round, setRound] = useState(0);
  const left = useSecondsLeft(wait);
  const panel = useRef<HTMLElement>(null);
  const hasBegun = useBegun(panel);
  useEffect(() => {
    if (hasBegun && !isPassed) open({ id });
  }, [hasBegun, id, isPassed, open]);
  const done = (marked: CourseQuizResult): void => {
    setResult(marked);
    setRound(round + 1);
    start.reset();
    if (!marked.passed) return;
    void queries.invalidateQueries({ queryKey: getGetCourseQueryKey(id) });
    void queries.invalidateQueries({ queryKey: getListCoursesQueryKey() });
  };
  const failure = openError ?? start.error;
  return (
    <section ref={panel} className={classes['quiz']}>
      <SectionHeading title="结业小测" />
      {result === undefined ? null : <QuizResult key={round} result={result} />}
      {isPassed && result === undefined ? <p>你已经通过这门课，金币只发一次。</p> : null}
      {start.data !== undefined ? (
        <QuizForm key={start.data.id} courseId={id} quiz={start.data} onDone={done} />
      ) : null}
      {isPassed || result?.passed === true || start.data !== undefined ? null : (
        <>
          <p>
            共 {questions} 题，答对 {needed} 题通过，得 {coins} 金币。每天 3 次机会，每次 30 分钟。
          </p>
          <Button
            onClick={() => start.mutate({ id })}
            loading={start.isPending}
            disabled={left === undefined || left > 0}
          >
            {result === undefined ? '开始小测' : '再试一次'}
          </Button>
          {left !== undefined && left > 0 ? <p>看完课程再答题，还要 {left} 秒。</p> : null}
        </>
      )}
      <output className={classes['failure']}>
        {failure === null ? null : (
          <>
            {failureText(failure)}{' '}
            {openError === null ? null : (
              <Button variant="subtle" onClick={() => open({ id })}>
                重试
              </Button>
            )}
          </>
        )}
      </output>
    </section>
  );
}
