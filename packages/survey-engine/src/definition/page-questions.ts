import type { SurveyJson } from './definition.ts';
import { isPlainObject } from '../plain-object.ts';

/**
 * Names of the questions of one page, including those in panels; undefined if the page doesn't exist. Reads JSON only.
 */
export const pageQuestions = (survey: SurveyJson, pageName: string): string[] | undefined => {
  const pages: unknown = survey['pages'];
  const page: unknown = Array.isArray(pages)
    ? pages.find((one) => isPlainObject(one) && one['name'] === pageName)
    : undefined;
  return isPlainObject(page) ? namesIn(page['elements']) : undefined;
};

const namesIn = (elements: unknown): string[] =>
  Array.isArray(elements)
    ? elements
        .filter(isPlainObject)
        .flatMap((element) =>
          element['type'] === 'panel' ? namesIn(element['elements']) : [String(element['name'])],
        )
    : [];
