import { type Question, QuestionCheckboxModel, QuestionRankingModel } from 'survey-core';
import classes from './FullNote.module.css';
import { useModelVersion } from './use-model-version.ts';

/** The limit of choices if it is reached and choices are left, which can't be chosen any more; else 0. */
const reached = (question: Question): number => {
  if (!(question instanceof QuestionCheckboxModel) || question instanceof QuestionRankingModel) return 0;
  const most = question.maxSelectedChoices;
  const chosen: unknown = question.value;
  const isFull = most > 0 && Array.isArray(chosen) && chosen.length >= most;
  return isFull && question.visibleChoices.length > most ? most : 0;
};

/** Says why the other choices of a question can't be chosen. It takes the line that is reserved for the question's error. */
export function FullNote({ question }: { question: Question }) {
  'use no memo';
  useModelVersion(question);
  const most = reached(question);
  return <output className={classes['root']}>{most === 0 ? '' : `最多选 ${most} 项，想换先取消一项`}</output>;
}
