import { type Model, QuestionCheckboxModel } from 'survey-core';

/** Says at questions with a limit of choices when it is reached. Other wrappers of a question replace this one. */
export const markLimited = (model: Model, wrapper: string): void => {
  model.onElementWrapperComponentName.add((_, options) => {
    const { element } = options;
    if (
      options.wrapperName === 'content-component' &&
      element instanceof QuestionCheckboxModel &&
      element.maxSelectedChoices > 0
    )
      options.componentName = wrapper;
  });
};
