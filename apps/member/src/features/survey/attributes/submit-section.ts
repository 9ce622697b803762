import {
  type AttributePart,
  type AttributeSurvey,
  type AttributeSurveySaved,
  submitAttributeSurvey,
  type SurveyAnswers,
} from '@yayan/api-client';
import type { Answers, PageOutcome } from '@yayan/survey';
import { readRefusal } from '../answering/page-answer.ts';

/** What a section is handed in with, and who hears of it. */
export interface SectionSubmit {
  survey: AttributeSurvey;
  part: AttributePart;
  answers: Answers;
  /** The same intention keeps its key, however often it is sent. */
  key: string;
  onSaved: (saved: AttributeSurveySaved) => Promise<void>;
  onMoved: () => Promise<void>;
}

/** Hands one section in; finishing the last one is what pays. Throws what is worth sending again. */
export const submitSection = async (submit: SectionSubmit): Promise<PageOutcome> => {
  const { survey, part, key, onSaved, onMoved } = submit;
  // What SurveyJS keeps for a question is what the document describes.
  const body = { part: part.name, answers: submit.answers as SurveyAnswers, revision: survey.revision };
  const answer = await submitAttributeSurvey(body, { 'Idempotency-Key': key }).then(
    (saved) => ({ kind: 'saved' as const, saved }),
    readRefusal,
  );
  if (answer.kind === 'saved') await onSaved(answer.saved);
  if (answer.kind === 'moved') await onMoved();
  return answer.kind === 'refused'
    ? {
        kind: 'refused',
        problems: answer.problems.map(({ question, message }) => ({ question, msg: message })),
      }
    : { kind: 'ended' };
};
