import {
  Helpers,
  ImageItemValue,
  type ItemValue,
  type QuestionImagePickerModel,
  QuestionSelectBase,
} from 'survey-core';

/** Whether the choice can be told from the others: by its picture, or by a text. */
const isKnown = (item: ItemValue): boolean =>
  item.hasText || (item instanceof ImageItemValue && item.imageLink !== '' && !item.contentNotLoaded);

/**
 * Lets a choice be chosen by its text while its picture is missing, and shows the text then. In SurveyJS nobody can choose it,
 * and a choice made before seems to be gone.
 */
export const chooseByText = (question: QuestionImagePickerModel): void => {
  const wantsLabel = question.showLabel;
  const choices = question.choices as ImageItemValue[]; // Choices of this question type have pictures.
  const label = (): void => {
    question.showLabel = wantsLabel || choices.some((item) => item.hasText && item.contentNotLoaded);
  };
  for (const item of choices) item.onPropertyChanged.add(label);
  question.getItemEnabled = (item) =>
    isKnown(item) && QuestionSelectBase.prototype.getItemEnabled.call(question, item);
  question.isItemSelected = (item) => {
    const chosen: unknown = question.value;
    return (Array.isArray(chosen) ? chosen : [chosen]).some(
      (one) => !Helpers.isValueEmpty(one) && Helpers.isTwoValueEquals(one, item.value),
    );
  };
};
