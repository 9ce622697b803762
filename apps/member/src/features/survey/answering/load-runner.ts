import { preloadRunner } from '@yayan/survey';
import { fetchEarly } from '../../../shell/start/fetch-early.ts';

/** Asks for all files of the survey runner at once. `SurveyRunner` then loads them. */
export const fetchRunner = (): void => fetchEarly('runner', 'now');

/**
 * Loads the survey runner while no first question is drawn; otherwise it loads after that question. A failure is harmless: the
 * runner is then loaded when needed.
 */
export const loadRunner = (): void => {
  fetchRunner();
  preloadRunner().catch(() => undefined);
};
