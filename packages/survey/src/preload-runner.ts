import { giveWay } from '@yayan/ui/give-way';
import { loadLibrary } from './library.ts';

let isLoaded = false;

/** Loads the runner's code. An object, so that a test can delay or refuse the code. */
export const runnerLoader = {
  /** Whether the code is loaded. */
  isLoaded: (): boolean => isLoaded,
  load: async () => {
    // One after the other, so that the browser can handle taps in between. A page requests the files earlier (`fetchEarly`).
    await loadLibrary();
    await giveWay();
    const { Runner, createSurveyModel } = await import('./runner/runner-parts.ts');
    isLoaded = true;
    return { Runner, createSurveyModel };
  },
  /** Loads the whole page again. */
  reload: (): void => globalThis.location.reload(),
};

/**
 * Loads the runner with survey-core (about 320 kB compressed) before it is needed. Later calls and `SurveyRunner` share the
 * same download. After a failure the next call tries again.
 */
export const preloadRunner = async (): ReturnType<typeof runnerLoader.load> => await runnerLoader.load();
