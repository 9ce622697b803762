import type { SurveyJson } from './definition.ts';

/** The longest text answer, in characters, unless the question sets its own `maxLength`. */
export const maximumTextLength = 2000;
/** The longest text for an "other" choice, in characters. */
export const maximumCommentLength = 200;

/**
 * The definition with the settings that must be the same in the browser and on the server: language, text limits, and
 * no answers for hidden questions.
 */
export const preparedSurvey = (survey: SurveyJson): SurveyJson => ({
  maxTextLength: maximumTextLength,
  maxCommentLength: maximumCommentLength,
  ...survey,
  locale: 'zh-cn',
  clearInvisibleValues: 'onHidden',
});
