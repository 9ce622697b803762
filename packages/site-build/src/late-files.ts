import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const before = 'export const __vitePreload =';

/**
 * `navigator.onLine` alone isn't enough: without a network the service worker may still have the files. A module that needs no
 * other files has no list, so it is loaded without this check.
 */
const after = `
;export const __vitePreload = (load, files, importer) =>
  navigator.onLine || !files
    ? preloadFiles(load, files, importer)
    : Promise.all(
        files.map((file) =>
          fetch(assetsURL(file, importer)).then((answer) => {
            if (!answer.ok) throw new TypeError('No ' + file + ': ' + answer.status);
          }),
        ),
      ).then(() => preloadFiles(load, files, importer));
`;

/** Vite's module that loads the files of a dynamic import, with a check first whether they can be fetched. */
export const withReach = (source: string): string => {
  if (!source.includes(before) || !source.includes('const assetsURL ='))
    throw new Error('Vite loads what dynamic imports need in another way now');
  return source.replace(before, 'const preloadFiles =') + after;
};

/**
 * Without a network, lets a page load only files that it can fetch. A browser never asks again for a module that failed to
 * load: after a minute in a tunnel no dialog would open until the page is reloaded.
 */
export const lateFiles = (): Plugin => ({
  name: 'late-files',
  apply: 'build',
  transform: (source, id) => (id === helper ? { code: withReach(source), map: null } : undefined),
});
