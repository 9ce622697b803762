/** The sync tag under which the worker sends stored answers (worker/sw.ts). */
export const syncTag = 'yayan-answers';
