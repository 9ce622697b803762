import { QuestionTextModel } from 'survey-core';

/**
 * SurveyJS commits fields for times, months, mails, links and phone numbers on blur. A redraw before that restores the old
 * value, so saving another answer would delete the typed text. This commits all text while it is typed.
 */
export const countTypedText = (): void => {
  Object.assign(QuestionTextModel.prototype, { isTextValue: () => true });
};
