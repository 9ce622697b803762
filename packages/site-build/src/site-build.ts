import type { BuildOptions } from 'vite';

/** How both sites are built, apart from which code comes in one file (chunks/site-chunks.ts). */
export const siteBuild = {
  target: 'es2022',
  modulePreload: {
    polyfill: false,
    // The first file would list the scripts that each page shares with others. By the time a page is opened they are there:
    // index.html asks for those of the first page, and further pages share them.
    resolveDependencies: (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'html' ? needed : needed.filter((each) => each === file || each.endsWith('.css')),
  },
  rolldownOptions: {
    output: {
      // The first file names all others: each character of a hash is paid for as often.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:6][extname]',
    },
  },
} satisfies BuildOptions;
