import { join } from 'node:path';
import type { Rollup } from 'vite';
import { addressesOf, chunksOf, chunkWith, neededBy } from './needed-chunks.ts';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

/** Which files each page begins with. Numbers are places in `files`. */
export interface FirstPages {
  /** The largest first, which is the order to ask for them in. */
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
  early?: SitePlan['early'];
  /** Files by what they are for, that a page may have the browser fetch before they are needed. */
  later: Record<string, number[]>;
}

/**
 * Addresses that pages read first of all. `{name}` stands for a part of the page's own address: of its path, or of its query. An
 * address whose names the page's lacks isn't read, nor one whose page has a query that it doesn't name: there the page reads another.
 */
interface EarlyReads {
  headers: Readonly<Record<string, string>>;
  /** Of every page of a member. */
  frame: readonly string[];
  /** By path in the route table. */
  pages: Readonly<Record<string, readonly string[]>>;
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
  /** Pages of members that get a document of their own. */
  documents?: readonly string[];
  /** What a member's pages read while their scripts still come. */
  early?: EarlyReads;
  /** Modules that pages load when they are needed. */
  later?: Readonly<Record<string, string>>;
}

/** A line of a route table: path, access, and the module of the page. */
const line =
  /page\(\s*'(?<path>[^']+)',\s*'[^']+',\s*'(?<access>[^']+)',\s*\(\) => import\('\.\/(?<file>[^']+)'\)/gu;

/** The addresses of a build's scripts and styles, the largest first. */
const filesBySize = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .map((file) => ({
      address: `/${file.fileName}`,
      size: file.type === 'chunk' ? file.code.length : file.source.length,
    }))
    .filter(({ address }) => /\.(?:css|js)$/u.test(address))
    .toSorted((a, b) => b.size - a.size)
    .map(({ address }) => address);

/** Says for each page of a route table which files the browser needs to draw it, beyond those that every page begins with. */
export const firstPages = (bundle: Bundle, routes: string, root: string, site: SitePlan): FirstPages => {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  const chunkOf = (file: string): Chunk => chunkWith(bundle, join(root, 'src', file));
  if (!entry) throw new Error('The build has no first script');
  const begin = neededBy(bundle, [entry]);
  const files = filesBySize(bundle);
  const placesOf = (needed: readonly Chunk[]): number[] =>
    addressesOf(needed).map((address) => files.indexOf(address));
  const first = placesOf(begin);
  const beyond = (roots: readonly Chunk[]): number[] =>
    placesOf(neededBy(bundle, roots, new Set(begin))).filter((place) => !first.includes(place));
  const frame = beyond(site.frame.map(chunkOf));
  const transport = chunkOf(site.transport.file);
  const pages = Object.fromEntries(
    [...routes.matchAll(line)].map(({ groups: { path = '', access = '', file = '' } = {} }) => {
      const chunk = chunkOf(file);
      const needed = beyond(site.transport.without.includes(path) ? [chunk] : [transport, chunk]);
      return [path, { files: needed, ...(access === 'public' ? {} : { members: true as const }) }];
    }),
  );
  if (Object.keys(pages).length === 0) throw new Error('The route table has no page');
  const { entries, home, login, early } = site;
  const later = Object.fromEntries(
    Object.entries(site.later ?? {}).map(([what, file]) => [what, beyond([chunkOf(file)])]),
  );
  return { files, first, frame, pages, entries, home, login, ...(early && { early }), later };
};
