import { telephone } from '@yayan/survey-engine/telephone';
import { type Model, QuestionTextModel } from 'survey-core';

/** The formats that the server checks and SurveyJS doesn't. */
const formats: Readonly<Record<string, { readonly pattern: RegExp; readonly error: string }>> = {
  tel: { pattern: telephone, error: '电话号码格式不对，请检查一下' },
};

/** Refuses a wrong format at its own question, before the page is posted. */
export const checkFormats = (model: Model): void =>
  model.onValidateQuestion.add((_, options) => {
    const { question, value } = options;
    if (!(question instanceof QuestionTextModel) || typeof value !== 'string' || value === '') return;
    const format = formats[question.inputType];
    if (format && !format.pattern.test(value)) options.error = format.error;
  });
