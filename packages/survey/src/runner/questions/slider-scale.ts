import { type Model, QuestionSliderModel } from 'survey-core';

const mostParts = 5;

/** Labels only the numbers at which the slider can stop, and shows the chosen number above the thumb. */
export const numberScale = (question: QuestionSliderModel): void => {
  question.tooltipVisibility = 'always';
  if (question.sliderType === 'single' && question.requiredErrorText === '')
    question.requiredErrorText = `请拖动滑块；选 ${question.min} 就点一下它`;
  if (question.labelCount >= 0) return;
  const steps = Math.round((question.max - question.min) / (question.step || 1));
  let parts = Math.min(mostParts, steps);
  while (parts > 1 && steps % parts !== 0) parts -= 1;
  question.labelCount = parts + 1;
};

/** The keys that set a slider. */
const settingKeys: ReadonlySet<string> = new Set([
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  ' ',
]);

/** SurveyJS takes any released key as an answer, also the Tab with which a keyboard arrives. */
export const ignoreOtherKeys = (question: QuestionSliderModel): void => {
  const release = question.handleKeyUp;
  question.handleKeyUp = (event) => {
    if (settingKeys.has(event.key)) release(event);
  };
};

/** Answers with the number at which an untouched slider stands. */
const answerAsShown = (question: QuestionSliderModel): void => {
  if (!question.isEmpty() || question.isReadOnly || question.sliderType !== 'single') return;
  question.value = question.renderedValue[0];
};

/**
 * Takes a tap on an untouched slider as the number at which it stands. The browser reports no change then, so without this the
 * first number could be chosen only by leaving it and coming back.
 */
export const answerTouchedSliders = (model: Model): void => {
  model.onAfterRenderQuestion.add((_, { question, htmlElement }) => {
    if (!(question instanceof QuestionSliderModel)) return;
    const isThumb = ({ target }: Event): boolean =>
      target instanceof HTMLInputElement && target.type === 'range';
    htmlElement.addEventListener('pointerup', (event) => {
      if (isThumb(event)) answerAsShown(question);
    });
    htmlElement.addEventListener('keyup', (event) => {
      if (isThumb(event) && settingKeys.has(event.key)) answerAsShown(question);
    });
  });
};
