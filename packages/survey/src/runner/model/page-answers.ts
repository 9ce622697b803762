import type { Model, PageModel } from 'survey-core';
import { declinedKey } from '../questions/decline.ts';
import type { Answers } from '../runner-types.ts';

/** All answers of a page's visible questions, with the texts beside choices and 「不想回答」: the body that is posted. */
export const pageAnswers = (model: Model, page: PageModel): Answers => {
  const data: Readonly<Record<string, unknown>> = model.data;
  const keys = page.questions.flatMap((question) =>
    question.isVisibleInSurvey ? [question.name, `${question.name}-Comment`, declinedKey(question.name)] : [],
  );
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(data, key)).map((key) => [key, data[key]]));
};
