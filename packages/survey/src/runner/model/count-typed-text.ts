import { QuestionTextModel } from 'survey-core';

/**
 * SurveyJS takes what is typed into fields for times, months, mails, links and numbers of phones only when they are left,
 * and puts the old answer back when it draws a question anew before: a saved answer nearby would delete half a minute's
 * work. All text counts while it is typed.
 */
export const countTypedText = (): void => {
  Object.assign(QuestionTextModel.prototype, { isTextValue: () => true });
};
