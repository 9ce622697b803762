import type { ItemValue, QuestionSelectBase } from 'survey-core';

/** Whether some choices of a question are offered under a condition. */
export const hasConditionalChoices = ({ choicesVisibleIf, choices }: QuestionSelectBase): boolean =>
  Boolean(choicesVisibleIf) || (choices as ItemValue[]).some(({ visibleIf }) => Boolean(visibleIf)); // A question holds its choices as items.
