import {
  answerCourseQuiz,
  type CourseAnswers,
  type CourseQuiz,
  type CourseQuizQuestion,
  type CourseQuizResult,
} from '@yayan/api-client';
import { useIntention } from '@yayan/site';
import { Button, Checkbox, Form, Radio } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from '../../../shell/client/use-seconds-left.ts';
import { intentions } from '../../../shell/unsent/intentions.ts';
import classes from './Course.module.css';

interface QuizFormProps {
  courseId: string;
  quiz: CourseQuiz;
  onDone: (result: CourseQuizResult) => void;
}

/** The questions of a quiz. It can be sent once every question has an answer and there was time to read them. */
export function QuizForm({ courseId, quiz, onDone }: QuizFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string[]>>>({});
  const root = useRef<HTMLFormElement>(null);
  // The button that started the quiz, and had the focus, is gone.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const left = useSecondsLeft(quiz);
  // A quiz counts once: after a lost answer the same answers are sent again, even if the choices have changed since.
  const answer = useIntention(intentions, {
    name: () => `course-quiz ${quiz.id}`,
    body: (answers: CourseAnswers) => answers,
    send: (answers, key) => answerCourseQuiz(courseId, quiz.id, answers, { idempotencyKey: key }),
    done: onDone,
  });
  const missing = quiz.questions.filter(({ id }) => (chosen[id] ?? []).length === 0).length;
  const send = (): void =>
    void answer.run({
      answers: quiz.questions.map(({ id }) => ({ questionId: id, optionIds: chosen[id] ?? [] })),
    });
  return (
    <Form ref={root} className={classes['quiz']} onSubmit={send}>
      {quiz.questions.map((question, index) => (
        <Question
          key={question.id}
          question={question}
          number={index + 1}
          value={chosen[question.id] ?? []}
          onChange={(value) => setChosen({ ...chosen, [question.id]: value })}
        />
      ))}
      <Button type="submit" loading={answer.isPending} disabled={missing > 0 || left > 0}>
        交卷
      </Button>
      <p className={classes['note']}>
        {missing > 0 ? `还有 ${missing} 题没有选。` : left > 0 ? `看清题目，${left} 秒后可以交卷。` : null}
      </p>
      <output className={classes['failure']}>{answer.failure}</output>
    </Form>
  );
}

interface QuestionProps {
  question: CourseQuizQuestion;
  number: number;
  value: string[];
  onChange: (value: string[]) => void;
}

function Question({ question, number, value, onChange }: QuestionProps) {
  const { text, multiple, options } = question;
  const label = `${number}. ${text}`;
  if (multiple)
    return (
      <Checkbox.Group label={label} value={value} onChange={onChange}>
        <div className={classes['options']}>
          {options.map((option) => (
            <Checkbox key={option.id} value={option.id} label={option.text} />
          ))}
        </div>
      </Checkbox.Group>
    );
  return (
    <Radio.Group label={label} value={value[0] ?? ''} onChange={(picked) => onChange([picked])}>
      <div className={classes['options']}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} label={option.text} />
        ))}
      </div>
    </Radio.Group>
  );
}
