import type { Model, PageModel } from 'survey-core';
import { keysOf } from '@yayan/survey-engine/answer-keys';
import type { Answers } from '../../definition/runner-types.ts';

/** All answers of a page's visible questions, with the texts beside choices and 「不想回答」: the body that is posted. */
export const pageAnswers = (model: Model, page: PageModel): Answers => {
  const data: Readonly<Record<string, unknown>> = model.data;
  const keys = page.questions.flatMap(({ name, isVisibleInSurvey }) =>
    isVisibleInSurvey ? keysOf(name) : [],
  );
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(data, key)).map((key) => [key, data[key]]));
};

/** Names of all answers that a page can have, also of hidden questions. */
export const answerNames = (page: PageModel): readonly string[] =>
  page.questions.flatMap(({ name }) => keysOf(name));
