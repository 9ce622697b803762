import type { SurveyJson } from './definition.ts';

const known = new WeakMap<SurveyJson, ReadonlySet<string>>();

/** Names of all answers that an expression or text of the questionnaire may use: every `{name` in its JSON. */
export const questionsReadIn = (survey: SurveyJson): ReadonlySet<string> => {
  const found = known.get(survey);
  if (found !== undefined) return found;
  const read = new Set(namesIn(JSON.stringify(survey)));
  known.set(survey, read);
  return read;
};

/** The names that follow a `{` in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\s*#?([A-Za-z]\w*)/gu)].map(([, name = '']) => name);
