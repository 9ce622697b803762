import type { SurveyJson } from './definition.ts';

/** Longest text answer unless the question sets its own `maxLength`. Characters. */
export const maximumTextLength = 2000;
/** Longest text beside an "other" choice. Characters. */
export const maximumCommentLength = 200;

/**
 * The definition with the settings that must be the same in the browser and on the server:
 * language, text limits, and that a hidden question has no answer.
 */
export const preparedSurvey = (survey: SurveyJson): SurveyJson => ({
  maxTextLength: maximumTextLength,
  maxCommentLength: maximumCommentLength,
  ...survey,
  locale: 'zh-cn',
  clearInvisibleValues: 'onHidden',
});
