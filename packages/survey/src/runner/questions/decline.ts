import type { Model, Question } from 'survey-core';

/** Name under which the answers say that 「不想回答」 was said to a question. */
export const declinedKey = (question: string): string => `${question}-Declined`;

/** Says 「不想回答」 to a question, or takes it back. What is read only is not validated: a required one may stay empty. */
export const decline = (model: Model, question: Question, isSaid: boolean): void => {
  if (isSaid) question.clearValue();
  question.readOnly = isSaid;
  question.clearErrors();
  if (isSaid) model.setValue(declinedKey(question.name), true);
  else model.clearValue(declinedKey(question.name));
};

/** Offers 「不想回答」 at these questions, said already where the answers do. */
export const offerDeclining = (model: Model, sensitive: readonly string[], wrapper: string): void => {
  const offered = new Set(sensitive.map((name) => model.getQuestionByName(name)));
  model.onElementWrapperComponentName.add((_, options) => {
    if (options.wrapperName === 'content-component' && offered.has(options.element as Question))
      options.componentName = wrapper;
  });
  for (const question of offered)
    if (question && model.getValue(declinedKey(question.name)) === true) question.readOnly = true;
};
