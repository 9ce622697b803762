import {
  type AttributePart,
  type AttributeSurvey,
  type AttributeSurveySaved,
  submitAttributeSurvey,
  type SurveyAnswers,
} from '@yayan/api-client';
import type { Answers, PageOutcome } from '@yayan/survey';
import { readRefusal } from '../answering/page-answer.ts';

/** The section to submit, and the callbacks to call. */
export interface SectionSubmit {
  survey: AttributeSurvey;
  part: AttributePart;
  answers: Answers;
  /** Idempotency key. Attempts of the same submit share it (rule 1.9). */
  key: string;
  onSaved: (saved: AttributeSurveySaved) => Promise<void>;
  onMoved: () => Promise<void>;
}

/** Submits one section. Finishing the last section pays (rule 3.28). Rethrows every error but a refusal. */
export const submitSection = async (submit: SectionSubmit): Promise<PageOutcome> => {
  const { survey, part, key, onSaved, onMoved } = submit;
  // SurveyJS's values have the types that the document describes.
  const body = { part: part.name, answers: submit.answers as SurveyAnswers, revision: survey.revision };
  const answer = await submitAttributeSurvey(body, { idempotencyKey: key }).then(
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
