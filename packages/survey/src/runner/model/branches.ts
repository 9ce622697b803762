import { ConditionRunner, type Model, type PageModel, type Question } from 'survey-core';

/** Names of the questions that a condition reads. */
const questionsIn = (condition: string): readonly string[] =>
  condition === ''
    ? []
    : new ConditionRunner(condition)
        .getVariables()
        .map((variable: string) => variable.replace(/[.[].*$/su, ''));

/** The `visibleIf` conditions of a question and of all its containers. All must hold for the question to be asked. */
const conditionsOf = (question: Question): readonly string[] => {
  const conditions: string[] = [];
  for (let element: { visibleIf: string; parent: unknown } | null = question; element;) {
    conditions.push(element.visibleIf);
    element = element.parent as typeof element; // A page has no parent.
  }
  return conditions;
};

/**
 * Whether answers from here on may still change how many questions are asked: a later question depends on one on this step or
 * after it.
 * @param ahead the questions of the shown step and after it, in order
 */
export const mayBranch = (model: Model, ahead: ReadonlySet<string>): boolean =>
  model.pages
    .flatMap((page: PageModel) => page.questions)
    .filter((question: Question) => ahead.has(question.name) || !question.isVisibleInSurvey)
    .some((question: Question) =>
      conditionsOf(question).some((condition) => questionsIn(condition).some((name) => ahead.has(name))),
    );
