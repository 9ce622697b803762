import { type Model, QuestionImageModel, QuestionImagePickerModel } from 'survey-core';

/** Says at questions with pictures that some did not come. Other wrappers of a question contain this note. */
export const markPictured = (model: Model, wrapper: string): void => {
  model.onElementWrapperComponentName.add((_, options) => {
    const { element, wrapperName } = options;
    const hasPictures = element instanceof QuestionImageModel || element instanceof QuestionImagePickerModel;
    if (wrapperName === 'content-component' && hasPictures) options.componentName = wrapper;
  });
};
