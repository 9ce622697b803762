import 'survey-core/i18n/simplified-chinese';
import { Model } from 'survey-core';
import type { SurveyJson } from './definition.ts';
import { preparedSurvey } from './prepared-survey.ts';

/**
 * A fresh survey-core model. One is made for each evaluation and thrown away: a model remembers the
 * answers, errors and visited pages of whoever used it last, so sharing one between people is not safe.
 */
export const buildModel = (survey: SurveyJson): Model =>
  new Model({ ...preparedSurvey(survey), clearInvisibleValues: 'none' });
