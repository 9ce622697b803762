import type { AttributePart, AttributeSurvey } from '@yayan/api-client';
import type { Answers, SurveyJson } from '@yayan/survey';

const isPage = (page: unknown): page is { name: string; elements: { name: string; type: string }[] } =>
  typeof page === 'object' && page !== null && 'name' in page && 'elements' in page;

const pageOf = (survey: Pick<AttributeSurvey, 'definition'>, { name }: Pick<AttributePart, 'name'>) => {
  const pages: unknown = survey.definition['pages'];
  return Array.isArray(pages) ? pages.filter(isPage).find((page) => page.name === name) : undefined;
};

/** Answers that decline every question of a section with 不想回答. */
export const declinedAnswers = (
  survey: Pick<AttributeSurvey, 'definition'>,
  part: Pick<AttributePart, 'name'>,
): Answers =>
  Object.fromEntries(
    pageOf(survey, part)?.elements.map(({ name, type }) => [
      name,
      type === 'checkbox' ? ['decline'] : 'decline',
    ]) ?? [],
  );

/** The definition of one section alone, or of one question in it, and the answers. */
export const sectionRun = (
  survey: Pick<AttributeSurvey, 'definition' | 'answers'>,
  part: Pick<AttributePart, 'name' | 'title'>,
  question?: string,
): { definition: SurveyJson; answers: Answers } => {
  const whole = pageOf(survey, part);
  const page =
    question === undefined
      ? whole
      : whole && { ...whole, elements: whole.elements.filter(({ name }) => name === question) };
  const names = new Set(page?.elements.map(({ name }) => name));
  return {
    definition: { title: part.title, pages: page === undefined ? [] : [page] },
    answers: Object.fromEntries(Object.entries(survey.answers).filter(([name]) => names.has(name))),
  };
};
