import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';

/** Names of the pages that are visible with these answers, in order. Progress is measured against their number. */
export const visiblePages = (definition: SurveyDefinition, answers: Answers): string[] =>
  evaluate(definition, answers)
    .pages.filter((page) => page.visible)
    .map((page) => page.name);
