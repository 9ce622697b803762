import type { BuildOptions } from 'vite';

/** The build options of both sites, except for the plan of chunks (chunks/site-chunks.ts). */
export const siteBuild = {
  target: 'es2022',
  // Its only use is a list of hundreds of lines. `e2e/journeys/site/budgets.spec.ts` measures what a page loads.
  reportCompressedSize: false,
  modulePreload: {
    polyfill: false,
    // Leave out the list of scripts that each page shares with others, which would make the first file large. They are loaded
    // by the time a page opens: index.html asks for those of the first page, and later pages share them.
    resolveDependencies: (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'html' ? needed : needed.filter((each) => each === file || each.endsWith('.css')),
  },
  rolldownOptions: {
    output: {
      // The first file contains the names of all others, so short hashes keep it small.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:6][extname]',
    },
  },
} satisfies BuildOptions;
