import type { Model, Question } from 'survey-core';

/** Questions whose answer still is the one of the respondent's profile. */
const prefilled = new WeakSet<Question>();

export const isPrefilled = (question: Question): boolean => prefilled.has(question);

/** Says at these questions that the profile has answered them, until the answer changes. */
export const markPrefilled = (model: Model, names: readonly string[], wrapper: string): void => {
  const marked = new Set(
    names.map((name) => model.getQuestionByName(name)).filter((question) => question && !question.isEmpty()),
  );
  if (marked.size === 0) return;
  for (const question of marked) if (question) prefilled.add(question);
  model.onElementWrapperComponentName.add((_, options) => {
    if (options.wrapperName === 'content-component' && marked.has(options.element as Question))
      options.componentName = wrapper;
  });
  model.onValueChanged.add((_, { question }) => {
    if (question) prefilled.delete(question);
  });
};
