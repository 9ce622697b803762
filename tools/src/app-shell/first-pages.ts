import { join } from 'node:path';
import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

/** Which files each page begins with. Numbers are places in `files`. */
interface FirstPages {
  files: string[];
  /** What every page of a member needs besides. */
  frame: number[];
  pages: Record<string, { files: number[]; members?: true }>;
  /** Pages that members are sent home from. */
  entries: string[];
}

const frameFiles = ['shell/frame/member-frame.tsx', 'shell/session/account.ts', 'shell/client/transport.ts'];

const entries = ['/', '/login', '/bind', '/login/third', '/password'];

/** A line of a route table: path, access, and the module of the page. */
const line =
  /page\(\s*'(?<path>[^']+)',\s*'[^']+',\s*'(?<access>[^']+)',\s*\(\) => import\('\.\/(?<file>[^']+)'\)/gu;

/** Says for each page of a route table which files the browser needs to draw it, beyond those that every page begins with. */
export const firstPages = (bundle: Bundle, routes: string, root: string): FirstPages => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const chunkOf = (file: string): Chunk | undefined =>
    chunks.find(({ moduleIds }) => moduleIds.includes(join(root, 'src', file)));
  const files: string[] = [];
  const placeOf = (file: string): number => {
    const address = `/${file}`;
    if (!files.includes(address)) files.push(address);
    return files.indexOf(address);
  };
  const known = new Set([entry?.fileName, ...(entry?.viteMetadata?.importedCss ?? [])]);
  const neededBy = (roots: readonly (Chunk | undefined)[]): number[] => {
    const found = new Set<Chunk>();
    const visit = (chunk: Chunk | undefined): void => {
      if (!chunk || chunk === entry || found.has(chunk)) return;
      for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
      found.add(chunk);
    };
    roots.forEach(visit);
    const names = [...found].flatMap(({ fileName, viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
      fileName,
    ]);
    return names.filter((name) => !known.has(name)).map(placeOf);
  };
  const frame = neededBy(frameFiles.map(chunkOf));
  const transport = chunkOf('shell/client/transport.ts');
  const pages = Object.fromEntries(
    [...routes.matchAll(line)].map(({ groups: { path = '', access = '', file = '' } = {} }) => {
      const chunk = chunkOf(file);
      if (!chunk) throw new Error(`${file} is not in the build`);
      const needed = neededBy(path === '/' ? [chunk] : [transport, chunk]);
      return [path, { files: needed, ...(access === 'public' ? {} : { members: true as const }) }];
    }),
  );
  if (Object.keys(pages).length === 0) throw new Error('The route table has no page');
  return { files, frame, pages, entries };
};
