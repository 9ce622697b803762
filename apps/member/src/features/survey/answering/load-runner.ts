import { preloadRunner } from '@yayan/survey';
import { fetchEarly } from '../../../shell/start/fetch-early.ts';

/** Asks for all files of the survey runner at once. `SurveyRunner` then loads them. */
export const fetchRunner = (): void => fetchEarly('runner', 'now');

/** Loads the survey runner where no question is drawn that it could follow. A failure is harmless: it is loaded when needed. */
export const loadRunner = (): void => {
  fetchRunner();
  preloadRunner().catch(() => undefined);
};
