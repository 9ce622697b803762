const load = () => import('./runner/Runner.tsx');

/**
 * Loads the runner with survey-core (about 350 kB compressed) ahead of time: call it while the task's detail is
 * read. Later calls, and `SurveyRunner` itself, share the same download; a failed one is tried again.
 */
export const preloadRunner = async (): Promise<Awaited<ReturnType<typeof load>>> => load();
