import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';

/** Names of the pages on show with these answers, in order; their count is what progress is measured against. */
export const visiblePages = (definition: SurveyDefinition, answers: Answers): string[] =>
  evaluate(definition, answers)
    .pages.filter((page) => page.visible)
    .map((page) => page.name);
