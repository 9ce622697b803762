import { type Question, QuestionMatrixDropdownModel, QuestionMatrixModel } from 'survey-core';

/** Whether each row must be answered, so that the whole question can't be left out. */
const asksEachRow = (question: Question): boolean =>
  question instanceof QuestionMatrixModel
    ? question.eachRowRequired
    : question instanceof QuestionMatrixDropdownModel &&
      question.columns.some(({ isRequired }) => isRequired);

/** Whether a question must be answered. */
export const isMandatory = (question: Question): boolean => question.isRequired || asksEachRow(question);

/** A question that requires each row shows the error once: at the rows, without 「请先回答这道题」 below them. */
export const showMissingRowsOnce = (question: Question): void => {
  if (asksEachRow(question)) question.isRequired = false;
};
