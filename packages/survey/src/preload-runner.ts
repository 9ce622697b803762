import { giveWay } from './frame/give-way.ts';
import { loadLibrary } from './library.ts';

let isLoaded = false;

const load = async () => {
  // One after the other, so that the browser can answer taps in between. A page asks for the files before (`fetchEarly`).
  await loadLibrary();
  await giveWay();
  const { Runner, createSurveyModel } = await import('./runner/runner-parts.ts');
  isLoaded = true;
  return { Runner, createSurveyModel };
};

/** Whether the runner's code is there already. */
export const isRunnerLoaded = (): boolean => isLoaded;

/**
 * Loads the runner with survey-core (about 320 kB compressed) before it is needed. Later calls and `SurveyRunner` share the same
 * download. The next call retries a failed download.
 */
export const preloadRunner = async (): ReturnType<typeof load> => await load();
