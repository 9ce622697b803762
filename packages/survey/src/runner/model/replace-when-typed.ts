import type { QuestionDropdownModel } from 'survey-core';

/** Marks the chosen text of a list when it opens, so that what is typed replaces it. Otherwise it is added, and nothing is found. */
export const replaceWhenTyped = (question: QuestionDropdownModel): void => {
  question.popupModel.onVisibilityChanged.add((_, { isVisible }) => {
    if (!isVisible) return;
    // The list takes the focus after it has opened.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) activeElement.select();
    });
  });
};
