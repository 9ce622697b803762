/**
 * Loads survey-core, which is most of the runner's code. A site's build cuts it into parts and has this load them one after the
 * other, because a phone needs 100 ms to take it in at once (`lean-survey` in tools).
 */
export const loadLibrary = async (): Promise<unknown> => await import('survey-core');
