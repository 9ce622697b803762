import type { QuestionSliderModel } from 'survey-core';

const mostParts = 5;

/** Labels only the numbers at which the slider can stop, and shows the chosen number above the thumb. */
export const numberScale = (question: QuestionSliderModel): void => {
  question.tooltipVisibility = 'always';
  if (question.labelCount >= 0) return;
  const steps = Math.round((question.max - question.min) / (question.step || 1));
  let parts = Math.min(mostParts, steps);
  while (parts > 1 && steps % parts !== 0) parts -= 1;
  question.labelCount = parts + 1;
};
