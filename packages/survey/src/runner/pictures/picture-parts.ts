import {
  type ImageItemValue,
  type Model,
  type Question,
  QuestionImageModel,
  QuestionImagePickerModel,
} from 'survey-core';

/** What shows one picture or video: a question of media, or a choice. */
type PicturePart = QuestionImageModel | ImageItemValue;

/** Whether the question's media are films, which are not fetched ahead. */
export const showsFilms = (question: Question): boolean =>
  question instanceof QuestionImageModel
    ? question.renderedMode !== 'image'
    : question instanceof QuestionImagePickerModel && question.contentMode !== 'image';

/** The parts of a question that show a picture or film. */
export const picturePartsOf = (question: Question): readonly PicturePart[] => {
  if (question instanceof QuestionImageModel) return [question];
  // Choices of this question type have pictures.
  return question instanceof QuestionImagePickerModel ? (question.choices as ImageItemValue[]) : [];
};

/** The parts whose picture did not come. */
export const missingIn = (question: Question): readonly PicturePart[] =>
  picturePartsOf(question).filter(({ contentNotLoaded }) => contentNotLoaded);

/** The addresses of all pictures of a questionnaire, in the order in which they are shown. */
export const pictureAddresses = (model: Model): readonly string[] => [
  ...new Set(
    model
      .getAllQuestions()
      .filter((question) => !showsFilms(question))
      .flatMap((question) => picturePartsOf(question))
      .map(({ imageLink }) => imageLink)
      .filter(Boolean),
  ),
];
