import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

export const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** Returns the chunk that contains a module, by the module's whole path. Throws when no chunk contains it. */
export const chunkWith = (bundle: Bundle, module: string): Chunk => {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} is not in the build`);
  return chunk;
};

/** Returns the chunks that `roots` need, each after its imports, without those in `known`. */
export const neededBy = (
  bundle: Bundle,
  roots: readonly Chunk[],
  known: ReadonlySet<Chunk> = new Set(),
): readonly Chunk[] => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (known.has(chunk) || found.has(chunk)) return;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    found.add(chunk);
  };
  roots.forEach(visit);
  return [...found];
};

/** The addresses of chunks, each after its styles. */
export const addressesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(
    chunks.flatMap(({ fileName, viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? []), fileName].map((name) => `/${name}`),
    ),
  ),
];
