import type { Model, Question } from 'survey-core';
import { declinedKey } from '@yayan/survey-engine/answer-keys';

/**
 * Sets or unsets 「不想回答」 for a question. A declined question becomes read-only, because SurveyJS doesn't validate
 * read-only questions: a required one may then stay empty.
 */
export const decline = (model: Model, question: Question, isSaid: boolean): void => {
  if (isSaid) question.clearValue();
  question.readOnly = isSaid;
  question.clearErrors();
  if (isSaid) model.setValue(declinedKey(question.name), true);
  else model.clearValue(declinedKey(question.name));
};

/** Offers 「不想回答」 for the sensitive questions, and restores it where the answers already contain it. */
export const offerDeclining = (model: Model, sensitive: readonly string[], wrapper: string): void => {
  const offered = new Set(sensitive.map((name) => model.getQuestionByName(name)));
  model.onElementWrapperComponentName.add((_, options) => {
    if (options.wrapperName === 'content-component' && offered.has(options.element as Question))
      options.componentName = wrapper;
  });
  for (const question of offered)
    if (question && model.getValue(declinedKey(question.name)) === true) question.readOnly = true;
};
