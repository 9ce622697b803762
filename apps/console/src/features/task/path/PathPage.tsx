import type { TaskPathPage } from '@yayan/console-client';
import type { Given } from './given.ts';
import { QuestionField } from './QuestionField.tsx';
import classes from './TaskPath.module.css';

interface PathPageProps {
  page: TaskPathPage;
  number: number;
  /** Whether questions that no rule reads are left out. */
  isShort: boolean;
  given: Given;
  onAnswer: (name: string, part: readonly string[], values: readonly string[]) => void;
}

const whyDim = ({ shown, reached }: TaskPathPage): string => {
  if (!reached) return '没有走到';
  return shown ? '' : '这个人看不到这一页';
};

/** One page of the questionnaire with the answers that are given on it. */
export function PathPage({ page, number, isShort, given, onAnswer }: PathPageProps) {
  const { title, shown, reached, questions } = page;
  const heading = `第 ${number} 页`;
  const name = title === heading ? heading : `${heading} ${title}`;
  if (!shown || !reached)
    return (
      <p className={classes['dim']}>
        {name} <b>{whyDim(page)}</b>
      </p>
    );
  const asked = isShort ? questions.filter(({ decides, problem }) => decides || problem !== null) : questions;
  const left = questions.length - asked.length;
  return (
    <fieldset className={classes['page']}>
      <legend>{name}</legend>
      {asked.map((question) => (
        <QuestionField key={question.name} question={question} given={given} onAnswer={onAnswer} />
      ))}
      {left > 0 ? <p className={classes['dim']}>另有 {left} 题不影响路径</p> : null}
    </fieldset>
  );
}
