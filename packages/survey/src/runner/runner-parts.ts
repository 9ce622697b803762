/** What a questionnaire is run with, in one chunk. */
export { createSurveyModel } from './model/create-survey-model.ts';
export { Runner } from './Runner.tsx';
