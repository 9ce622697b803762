import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const before = 'export const __vitePreload =';

/**
 * `navigator.onLine` alone says too little: the service worker may have the files without a network. A file without others
 * comes with no list, so it is loaded unasked.
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

/** Vite's module that loads what a dynamic import needs, with the question whether the files can be had. */
export const withReach = (source: string): string => {
  if (!source.includes(before) || !source.includes('const assetsURL ='))
    throw new Error('Vite loads what dynamic imports need in another way now');
  return source.replace(before, 'const preloadFiles =') + after;
};

/**
 * Lets a page load without a network only files that it can have. A browser never asks again for a module that failed to load:
 * after a minute in a tunnel no dialog would open until the page is reloaded.
 */
export const lateFiles = (): Plugin => ({
  name: 'late-files',
  apply: 'build',
  transform: (source, id) => (id === helper ? { code: withReach(source), map: null } : undefined),
});
