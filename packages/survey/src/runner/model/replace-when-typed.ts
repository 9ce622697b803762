import type { QuestionDropdownModel } from 'survey-core';

/**
 * Selects the chosen text of a list when the list opens, so that typing replaces it. Otherwise the typed text is appended, and
 * nothing is found.
 */
export const replaceWhenTyped = (question: QuestionDropdownModel): void => {
  question.popupModel.onVisibilityChanged.add((_, { isVisible }) => {
    if (!isVisible) return;
    // The list gets the focus after it has opened.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) activeElement.select();
    });
  });
};
