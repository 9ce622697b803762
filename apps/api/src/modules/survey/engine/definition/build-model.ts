import 'survey-core/i18n/simplified-chinese';
import { Model, surveyLocalization } from 'survey-core';
import type { SurveyJson } from './definition.ts';
import { preparedSurvey } from './prepared-survey.ts';

/** Our words for what survey-core finds. The browser's are the same, see `packages/survey`'s `chinese-texts.ts`. */
Object.assign(surveyLocalization.locales['zh-cn'] ?? {}, {
  requiredError: '请先回答这道题',
  requiredErrorInPanel: '请至少回答一题',
  requiredInAllRowsError: '请每一行都选一项',
  numericError: '请填数字',
  minError: '不能小于 {0}',
  maxError: '不能大于 {0}',
  textMinLength: '至少写 {0} 个字',
  textMaxLength: '最多写 {0} 个字',
  textMinMaxLength: '请写 {0} 到 {1} 个字',
  minSelectError: '至少选 {0} 项',
  maxSelectError: '最多选 {0} 项',
  otherRequiredError: '请写下你的答案',
  invalidEmail: '邮箱格式不对，请检查一下',
  invalidExpression: '这个答案不符合要求，请改一改',
});

/**
 * Builds a new survey-core model. Each evaluation builds its own and discards it: a model keeps the answers, errors and
 * visited pages of its last user, so sharing a model between people isn't safe.
 */
export const buildModel = (survey: SurveyJson): Model =>
  new Model({ ...preparedSurvey(survey), clearInvisibleValues: 'none' });
