import type { Plugin, Rollup } from 'vite';
import { type Chunk, holderOf, unmatched } from './chunk.ts';

/** The files that a site's code is built into. */
export interface ChunkPlan {
  /**
   * From the most used to the least used. A module goes into the first chunk that holds it, together with the modules it needs,
   * unless an earlier chunk has them. So a file only needs earlier files.
   */
  chunks: readonly Chunk[];
  /** Code that stays in the file of the module that loads it, and goes into no area's file. */
  apart: readonly string[];
  /** Areas (or parts of an area) whose pages are small and link to each other: each becomes one file, pages included. */
  small: readonly string[];
}

/** The libraries that every page starts with, besides the site's own first script. */
const react: Chunk = {
  name: 'react',
  holds: ['node_modules/{react,react-dom,scheduler}/', 'rolldown/runtime'],
};

const areaOf = (path: string): string | undefined =>
  /src\/features\/(?<area>\w+)\//u.exec(path)?.groups?.['area'];

const chunksOf = (bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * Builds a site's code into the files of the plan. Without a plan the bundler makes one file for each set of pages that share
 * code: a page then asks for eighty files, most of them under 1 kB. A name that matches no module fails the build.
 */
export const siteChunks = ({ chunks, apart, small }: ChunkPlan): Plugin => {
  const staysApart = holderOf({ name: 'apart', holds: apart });
  const groupOf = (chunk: Chunk, priority: number) => ({
    name: chunk.name,
    test: holderOf(chunk),
    minShareCount: chunk.shared === true ? 2 : 1,
    priority,
  });
  return {
    name: 'site-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Every page starts with two files of similar size, which a phone loads in parallel. Smaller files would
                // compress worse, and no page needs only one of them.
                groupOf(react, chunks.length + 3),
                { name: 'initial', tags: ['$initial' as const], priority: chunks.length + 2 },
                ...chunks.map((chunk, place) => groupOf(chunk, chunks.length + 1 - place)),
                {
                  name: (path: string) => areaOf(path) ?? 'rest',
                  debugName: 'area',
                  test: (path: string) => !staysApart(path),
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: (path: string) =>
                    small.find((area) => path.includes(`src/features/${area}/`))?.replace('/', '-') ?? null,
                  debugName: 'small pages of an area',
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const built = chunksOf(bundle);
      const paths = [...this.getModuleIds()];
      const names = new Set(built.map(({ name }) => name));
      const faults = [
        ...[...chunks, { name: 'apart', holds: apart }].flatMap((chunk) =>
          unmatched(chunk, paths).map((text) => `${chunk.name}: no module is named ${text}`),
        ),
        ...small
          .filter((area) => !paths.some((path) => path.includes(`src/features/${area}/`)))
          .map((area) => `small: there is no area ${area}`),
        ...chunks.filter(({ name }) => !names.has(name)).map(({ name }) => `${name}: this chunk is empty`),
      ];
      if (faults.length > 0) throw new Error(`Chunks name what isn't there:\n${faults.join('\n')}`);
    },
  };
};
