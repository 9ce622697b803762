import { z } from 'zod';
import { type Answers, type SurveyDefinition, visiblePages } from '@yayan/survey-engine';
import type { Session } from './session.ts';

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

/** Whether the respondent may answer this page: the next one, or one that was accepted before. */
export function hasReached(
  definition: SurveyDefinition,
  session: Pick<Session, 'page' | 'acceptedPage'>,
  page: string,
): boolean {
  const order = pageList(definition).map(({ name }) => name);
  const place = order.indexOf(page);
  return (
    place >= 0 && place <= Math.max(order.indexOf(session.page), order.indexOf(session.acceptedPage ?? ''))
  );
}

/** Progress in percent: the visible pages before `next`. Undefined if `next` comes after the last page. */
export function progressAt(definition: SurveyDefinition, answers: Answers, next: string | undefined): number {
  if (next === undefined) return 100;
  const pages = visiblePages(definition, answers);
  return Math.round((100 * Math.max(0, pages.indexOf(next))) / Math.max(1, pages.length));
}
