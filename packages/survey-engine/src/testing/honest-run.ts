import { Model, QuestionSelectBase, type PageModel, type Question } from 'survey-core';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { declinedKey, keysOf } from '../answer-keys.ts';
import { honestAnswer, type Choose } from './honest-answer.ts';
import { publicDefinition } from '../definition/public-definition.ts';

export interface PostedPage {
  readonly page: string;
  readonly answers: Answers;
}

/**
 * For tests: what the browser's runner posts, page by page, for an honest respondent. Sometimes the respondent goes
 * back to the first page at the end and changes answers.
 */
export const honestRun = (definition: SurveyDefinition, choose: Choose): PostedPage[] => {
  const model = new Model(publicDefinition(definition));
  const posted: PostedPage[] = [];
  const answerOnwards = (): void => {
    for (const page of model.pages)
      if (page.isVisible)
        posted.push(answerPage({ model, page, sensitive: definition.host.sensitive, choose }));
  };
  answerOnwards();
  if (choose(3) === 0) answerOnwards();
  return posted;
};

interface Answering {
  readonly model: Model;
  readonly page: PageModel;
  readonly sensitive: readonly string[];
  readonly choose: Choose;
}

const answerPage = ({ model, page, sensitive, choose }: Answering): PostedPage => {
  model.currentPage = page;
  for (const question of page.questions) {
    if (sensitive.includes(question.name) && decline(model, question, choose(3) === 0)) continue;
    if (!question.isVisibleInSurvey || (!question.isRequired && choose(4) === 0)) continue;
    question.value = honestAnswer(question, choose);
    if (question instanceof QuestionSelectBase && question.isOtherSelected) question.comment = '别的';
  }
  if (!page.validate(true)) throw new Error(`the honest respondent got stuck on ${page.name}`);
  const keys = page.questions.flatMap((question) =>
    question.isVisibleInSurvey ? keysOf(question.name) : [],
  );
  const data: Record<string, unknown> = model.data;
  return {
    page: page.name,
    answers: Object.fromEntries(
      keys.filter((key) => Object.hasOwn(data, key)).map((key) => [key, data[key]]),
    ),
  };
};

/** Declines a visible question with 「不想回答」, or undoes it. Returns whether the question is declined now. */
const decline = (model: Model, question: Question, isWanted: boolean): boolean => {
  const isSaid = isWanted && question.isVisibleInSurvey;
  question.readOnly = isSaid; // survey-core doesn't validate read-only questions, so a required one may stay empty.
  if (isSaid) question.clearValue();
  if (isSaid) model.setValue(declinedKey(question.name), true);
  else model.clearValue(declinedKey(question.name));
  return isSaid;
};
