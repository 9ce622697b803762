import { Model, QuestionSelectBase, type PageModel } from 'survey-core';
import type { Answers, SurveyDefinition } from './definition.ts';
import { commentKey } from './evaluate.ts';
import { honestAnswer, type Choose } from './honest-answer.ts';
import { publicDefinition } from './public-definition.ts';

export interface PostedPage {
  readonly page: string;
  readonly answers: Answers;
}

/**
 * For tests: what the browser's runner posts when someone answers honestly, page by page, sometimes going
 * back to the first page at the end and changing their mind.
 */
export const honestRun = (definition: SurveyDefinition, choose: Choose): PostedPage[] => {
  const model = new Model(publicDefinition(definition));
  const posted: PostedPage[] = [];
  const answerOnwards = (): void => {
    for (const page of model.pages) if (page.isVisible) posted.push(answerPage(model, page, choose));
  };
  answerOnwards();
  if (choose(3) === 0) answerOnwards();
  return posted;
};

const answerPage = (model: Model, page: PageModel, choose: Choose): PostedPage => {
  model.currentPage = page;
  for (const question of page.questions) {
    if (!question.isVisibleInSurvey || (!question.isRequired && choose(4) === 0)) continue;
    question.value = honestAnswer(question, choose);
    if (question instanceof QuestionSelectBase && question.isOtherSelected) question.comment = '别的';
  }
  if (!page.validate(true)) throw new Error(`the honest respondent got stuck on ${page.name}`);
  const keys = page.questions.flatMap((question) =>
    question.isVisibleInSurvey ? [question.name, commentKey(question.name)] : [],
  );
  const data: Record<string, unknown> = model.data;
  return {
    page: page.name,
    answers: Object.fromEntries(
      keys.filter((key) => Object.hasOwn(data, key)).map((key) => [key, data[key]]),
    ),
  };
};
