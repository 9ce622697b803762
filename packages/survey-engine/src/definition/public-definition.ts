import type { SurveyDefinition, SurveyJson } from './definition.ts';
import { preparedSurvey } from './prepared-survey.ts';

/** What a respondent's browser gets: the questions without the host's rules (screen-outs, quotas, expected answers). */
export const publicDefinition = (definition: SurveyDefinition): SurveyJson =>
  preparedSurvey(definition.survey);
