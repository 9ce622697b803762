import { z } from 'zod';
import type { SurveyDefinition } from '../engine/definition/definition.ts';
import { visiblePages } from '../engine/run/visible-pages.ts';
import type { Answers } from '../engine/definition/definition.ts';

const pagesSchema = z.object({
  pages: z.array(z.looseObject({ name: z.string(), title: z.unknown().optional() })),
});

export interface PageInfo {
  readonly name: string;
  readonly title: string;
}

/** Every page of a questionnaire in order, hidden ones too. */
export const pageList = ({ survey }: SurveyDefinition): PageInfo[] =>
  pagesSchema
    .parse(survey)
    .pages.map(({ name, title }) => ({ name, title: typeof title === 'string' ? title.slice(0, 200) : '' }));

/** Progress in percent: the visible pages before `next`. Undefined means that `next` is behind the last page. */
export function progressAt(definition: SurveyDefinition, answers: Answers, next: string | undefined): number {
  if (next === undefined) return 100;
  const pages = visiblePages(definition, answers);
  return Math.round((100 * Math.max(0, pages.indexOf(next))) / Math.max(1, pages.length));
}
