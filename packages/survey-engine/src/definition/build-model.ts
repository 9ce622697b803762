import 'survey-core/i18n/simplified-chinese';
import { Model, surveyLocalization } from 'survey-core';
import { errorTexts } from '../error-texts.ts';
import type { SurveyJson } from './definition.ts';
import { preparedSurvey } from './prepared-survey.ts';

Object.assign(surveyLocalization.locales['zh-cn'] ?? {}, errorTexts);

/**
 * Builds a new survey-core model. Each evaluation builds its own and discards it: a model keeps the answers, errors and
 * visited pages of its last user, so sharing a model between people isn't safe.
 */
export const buildModel = (survey: SurveyJson): Model =>
  new Model({ ...preparedSurvey(survey), clearInvisibleValues: 'none' });
