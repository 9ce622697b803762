import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';

/** The answers without those of hidden questions and unknown keys: what is stored at completion. */
export const carriedAnswers = (definition: SurveyDefinition, answers: Answers): Answers =>
  evaluate(definition, answers).carried;
