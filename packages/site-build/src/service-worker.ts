import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { addressesOf, chunkWith, neededBy } from './app-shell/needed-chunks.ts';

/** The pages that a site's service worker keeps for visits without a network. */
interface WorkerPlan {
  /** The worker's file, relative to the site's root. */
  entry: string;
  /** Paths of the route table. */
  pages: readonly string[];
  /** Modules that those pages load later, relative to the site's root. */
  late: readonly string[];
  /** Further files of `public`. */
  files: readonly string[];
}

/** The plan of files in index.html (app-shell/first-pages.ts). */
interface Plan {
  files: string[];
  first: number[];
  frame: number[];
  pages: Record<string, { files: number[] } | undefined>;
}

const plan = /id="first-pages">(?<plan>[^<]*)</u;

/** The shell: index.html, and the files of the pages that it can show without a network. */
const shellOf = (
  root: string,
  bundle: Rollup.OutputBundle,
  { pages, late, files }: WorkerPlan,
): { url: string; revision: string | null }[] => {
  const dist = join(root, 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const known = JSON.parse(plan.exec(html)?.groups?.['plan'] ?? '{}') as Plan; // As app-shell writes it.
  const missing = pages.filter((page) => known.pages[page] === undefined);
  if (missing.length > 0) throw new Error(`The route table has no ${missing.join(', ')}`);
  const ofPages = [
    ...known.first,
    ...known.frame,
    ...pages.flatMap((page) => known.pages[page]?.files ?? []),
  ];
  const chunks = late.map((file) => chunkWith(bundle, join(root, file)));
  const wanted = new Set([
    ...ofPages.map((at) => known.files[at] ?? ''),
    ...addressesOf(neededBy(bundle, chunks)),
  ]);
  const revision = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex')
      .slice(0, 16);
  return [
    ...['index.html', ...files].map((file) => ({ url: `/${file}`, revision: revision(file) })),
    // File names that contain a hash need no revision.
    ...[...wanted].map((url) => ({ url, revision: null })),
  ];
};

/** Builds a site's service worker into `sw.js`, when everything else is written. */
export const serviceWorker = (worker: WorkerPlan): Plugin => ({
  name: 'service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async (_options, bundle) => {
      // The build of the pictures (app-shell) runs this configuration too.
      if (!('index.html' in bundle)) return;
      const root = process.cwd();
      const dist = join(root, 'dist');
      await build({
        root,
        configFile: false,
        // The site's own build has shown these warnings already.
        logLevel: 'error',
        define: { SHELL: JSON.stringify(shellOf(root, bundle, worker)) },
        build: {
          outDir: dist,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: join(root, worker.entry),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  },
});
