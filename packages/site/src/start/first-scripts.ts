/**
 * Resolves when the scripts of the first page have run, each in a task of its own (packages/site-build/src/app-shell/draw.js).
 * Otherwise the first import of one of them would run all its dependencies in one task. Without a build it resolves at once.
 */
export const whenFirstScriptsRan = async (): Promise<void> => {
  await (globalThis as { firstScripts?: Promise<void> }).firstScripts;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};
