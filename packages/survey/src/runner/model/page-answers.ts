import type { Model, PageModel } from 'survey-core';
import { keysOf } from '@yayan/survey-engine/answer-keys';
import type { Answers } from '../../definition/runner-types.ts';

/** The page's answers for posting: all visible questions, with the texts next to choices and 「不想回答」. */
export const pageAnswers = (model: Model, page: PageModel): Answers => {
  const data: Readonly<Record<string, unknown>> = model.data;
  const keys = page.questions.flatMap(({ name, isVisibleInSurvey }) =>
    isVisibleInSurvey ? keysOf(name) : [],
  );
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(data, key)).map((key) => [key, data[key]]));
};

/** Names of all answers that a page can have, including those of hidden questions. */
export const answerNames = (page: PageModel): readonly string[] =>
  page.questions.flatMap(({ name }) => keysOf(name));
