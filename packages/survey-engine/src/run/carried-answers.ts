import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';

/** The answers that are stored at completion: without those of hidden questions and without unknown keys. */
export const carriedAnswers = (definition: SurveyDefinition, answers: Answers): Answers =>
  evaluate(definition, answers).carried;
