/** The code that runs a questionnaire, in one chunk. */
export { createSurveyModel } from './model/create-survey-model.ts';
export { Runner } from './Runner.tsx';
