/**
 * Loads survey-core, which is most of the runner's code. A site's build cuts it into parts and makes this function load them
 * one after the other, because a phone needs 100 ms to run it at once (`lean-survey` in packages/site-build).
 */
export const loadLibrary = async (): Promise<unknown> => await import('survey-core');
