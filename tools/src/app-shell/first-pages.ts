import { join } from 'node:path';
import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

/** Which files each page begins with. Numbers are places in `files`. */
interface FirstPages {
  files: string[];
  /** What every page begins with: the first script, then its styles. */
  first: number[];
  /** What every page of a member needs besides. */
  frame: number[];
  pages: Record<string, { files: number[]; members?: true }>;
  /** Pages that members are sent from. */
  entries: readonly string[];
  /** Where to. */
  home: string;
  /** Where visitors are sent from the pages of members; empty where that depends on more than the address. */
  login: string;
  account?: SitePlan['account'];
  /** Files by what they are for, that a page may have the browser fetch before they are needed. */
  later: Record<string, number[]>;
}

/** What a site's navigation rules and code say about first pages. Files are named as under its `src`. */
export interface SitePlan {
  /** What every page of a member needs. */
  frame: readonly string[];
  /** What every page makes its calls with, except those of `without`. */
  transport: { file: string; without: readonly string[] };
  entries: readonly string[];
  home: string;
  login: string;
  /** The call that a member's pages wait for. */
  account?: { address: string; headers: Readonly<Record<string, string>> };
  /** Modules that pages load when they are needed. */
  later?: Readonly<Record<string, string>>;
}

/** A line of a route table: path, access, and the module of the page. */
const line =
  /page\(\s*'(?<path>[^']+)',\s*'[^']+',\s*'(?<access>[^']+)',\s*\(\) => import\('\.\/(?<file>[^']+)'\)/gu;

/** Says for each page of a route table which files the browser needs to draw it, beyond those that every page begins with. */
export const firstPages = (bundle: Bundle, routes: string, root: string, site: SitePlan): FirstPages => {
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
  if (!entry) throw new Error('The build has no first script');
  const begin = [entry.fileName, ...(entry.viteMetadata?.importedCss ?? [])];
  const known = new Set(begin);
  const first = begin.map(placeOf);
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
  const frame = neededBy(site.frame.map(chunkOf));
  const transport = chunkOf(site.transport.file);
  const pages = Object.fromEntries(
    [...routes.matchAll(line)].map(({ groups: { path = '', access = '', file = '' } = {} }) => {
      const chunk = chunkOf(file);
      if (!chunk) throw new Error(`${file} is not in the build`);
      const needed = neededBy(site.transport.without.includes(path) ? [chunk] : [transport, chunk]);
      return [path, { files: needed, ...(access === 'public' ? {} : { members: true as const }) }];
    }),
  );
  if (Object.keys(pages).length === 0) throw new Error('The route table has no page');
  const { entries, home, login, account } = site;
  const later = Object.fromEntries(
    Object.entries(site.later ?? {}).map(([what, file]) => {
      const chunk = chunkOf(file);
      if (!chunk) throw new Error(`${file} is not in the build`);
      return [what, neededBy([chunk])];
    }),
  );
  return { files, first, frame, pages, entries, home, login, ...(account && { account }), later };
};
