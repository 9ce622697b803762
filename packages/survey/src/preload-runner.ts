const load = () => import('./runner/runner-parts.ts');

/**
 * Loads the runner with survey-core (about 350 kB compressed) ahead of time. Call it while the member reads the task's
 * detail. Later calls and `SurveyRunner` share the same download. The next call retries a failed download.
 */
export const preloadRunner = async (): Promise<Awaited<ReturnType<typeof load>>> => load();
