import { join } from 'node:path';
import type { Rollup } from 'vite';
import type { ShareCard } from './share-card.ts';
import { addressesOf, chunksOf, chunkWith, neededBy } from './needed-chunks.ts';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

/** The files that each page needs first. Numbers are indexes into `files`. */
export interface FirstPages {
  /** The largest first: the browser asks for them in this order. */
  files: string[];
  /** The files that every page needs first: the first script, then its styles. */
  first: number[];
  /** The further files that every page of a member needs. */
  frame: number[];
  pages: Record<string, { files: number[]; members?: true }>;
  /** Pages from which members are redirected to `home`. */
  entries: readonly string[];
  /** The page to which they are redirected. */
  home: string;
  /** The page to which visitors are redirected from members' pages; empty where it depends on more than the address. */
  login: string;
  early?: SitePlan['early'];
  /** Files that a page may fetch before it needs them, by purpose. */
  later: Record<string, number[]>;
}

/**
 * Addresses that pages read first. `{name}` is replaced by a value from the page's own address: from its path or its query. An
 * address is skipped when the page's address lacks one of its names, or has a query parameter that the address doesn't name:
 * the page then makes another call.
 */
interface EarlyReads {
  headers: Readonly<Record<string, string>>;
  /** Read by every page of a member. */
  frame: readonly string[];
  /** By path in the route table. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** By path in the route table. */
  begin?: Readonly<Record<string, EarlyBegin>>;
}

/**
 * A call with which a page begins something, made once the frame's reads are answered: the first of them sets the browser's
 * cookie. Begun twice it must be the same as once. It is skipped like an early read, by the names in its body.
 */
interface EarlyBegin {
  address: string;
  /** The JSON that the page's script sends, letter for letter. */
  body: string;
  /** What is read next if the answer's data have this kind; `{sessionId}` comes from them. */
  next: { kind: string; address: string };
}

/** What a site's navigation rules and code say about first pages. Paths of files are relative to its `src`. */
export interface SitePlan {
  /** Modules that every page of a member needs. */
  frame: readonly string[];
  /** The module with which every page makes its calls, except the pages in `without`. */
  transport: { file: string; without: readonly string[] };
  entries: readonly string[];
  home: string;
  login: string;
  /** Pages that get a document of their own, besides those with a card. */
  documents?: readonly string[];
  /** How shared links look, by page. `/` also stands for pages without a card. */
  cards?: Readonly<Record<string, ShareCard>>;
  /** Addresses that a member's pages read while their scripts load. */
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

/** Returns for each page of a route table the files that the browser needs to draw it, beyond those that every page needs. */
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
