/**
 * Resolves when the scripts of the first page have run, each in a task of its own (packages/site-build/src/app-shell/draw.js). Whatever imports
 * one of them would otherwise run all that it needs at once. Without a build, nothing runs ahead.
 */
export const whenFirstScriptsRan = async (): Promise<void> => {
  await (globalThis as { firstScripts?: Promise<void> }).firstScripts;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};
