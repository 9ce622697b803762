import { posix } from 'node:path';
import { importGraph } from '../imports/import-graph.ts';
import type { Operation } from './operations.ts';
import { isBesideProduct, type Sources } from './source.ts';

/** A page of a site. */
export interface Page {
  site: 'member' | 'bbs';
  path: string;
  title: string;
  /** The file that has it as its default export. */
  file: string;
}

/** Every page that a site's route table loads. */
export const readPages = (sources: Sources): readonly Page[] =>
  (['member', 'bbs'] as const).flatMap((site) => {
    const table = `apps/${site}/src/routes.tsx`;
    const text = sources.get(table) ?? '';
    return [...text.matchAll(/\bpage\(\s*'([^']+)',\s*'([^']+)',[^)]*\(\) => import\('([^']+)'\)/gu)].map(
      ([, path = '', title = '', file = '']) => ({
        site,
        path,
        title,
        file: posix.join(posix.dirname(table), file),
      }),
    );
  });

/** The calls that the generated client exports under a name. */
const callOf = (name: string): readonly string[] => {
  const bare = name.replace(
    /(?:Suspense)?(?:Infinite)?(?:QueryKey|QueryOptions|MutationOptions|Query|Url)?$/u,
    '',
  );
  const [, stem] = /^(?:use|get|prefetch|invalidate)([A-Z].*)$/u.exec(bare) ?? [];
  const lower = stem === undefined ? undefined : stem.charAt(0).toLowerCase() + stem.slice(1);
  return [name, bare, ...(lower === undefined ? [] : [lower])];
};

/** The calls that hand-written functions of the client make, by the function: `uploadFile` calls `getUploadPolicy`. */
export const callsOfClient = (
  sources: Sources,
  operations: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...sources]
      .filter(([file]) => file.startsWith('packages/api-client/src/') && !isBesideProduct(file))
      .flatMap(([, text]) => text.split(/^(?=export const )/mu))
      .flatMap((part): (readonly [string, readonly string[]])[] => {
        const [, name] = /^export const (\w+)/u.exec(part) ?? [];
        const called = [...part.matchAll(/\b(\w+)\(/gu)].map(([, each = '']) => each);
        const calls = [...new Set(called)].filter((each) => operations.has(each));
        return name === undefined || calls.length === 0 ? [] : [[name, calls]];
      }),
  );

/** The calls that a source file imports from the client: generated ones, and those of the client's own functions. */
export const callsTakenBy = (
  text: string,
  operations: ReadonlySet<string>,
  client: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly string[] => {
  const names = [
    ...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@yayan\/api-client(?:\/react)?'/gu),
  ].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s+as\s+/u)[0] ?? ''));
  const used = names.flatMap(
    (name) => client.get(name) ?? callOf(name).find((each) => operations.has(each)) ?? [],
  );
  return [...new Set(used)];
};

export interface CallUsers {
  /** The files that make a call, by its operation. */
  files: ReadonlyMap<string, readonly string[]>;
  /** The pages that import such a file, directly or not. */
  pages: ReadonlyMap<string, readonly Page[]>;
}

/** The calls that a source file makes by their address, as the transport does for its own calls. */
const callsSpelledBy = (text: string, paths: ReadonlyMap<string, string>): readonly string[] =>
  [...text.matchAll(/'(\/[\w/-]+)'/gu)].flatMap(([, path = '']) => paths.get(path) ?? []);

/** Finds the files and pages of both sites that make each call. */
export const findUsers = (sources: Sources, all: readonly Operation[]): CallUsers => {
  const operations = new Set(all.map(({ id }) => id));
  const paths = new Map(
    all.filter(({ path }) => path.startsWith('/v1/auth/')).map(({ path, id }) => [path, id]),
  );
  const own = new Map(
    [...sources].filter(
      ([file]) => /^(?:apps\/(?:member|bbs)|packages)\//u.test(file) && !isBesideProduct(file),
    ),
  );
  const client = callsOfClient(sources, operations);
  const targets = new Map<string, string[]>();
  // The route table imports every page, so imports from it are left out: only what a page itself loads counts.
  for (const { from, to, lazy } of importGraph(own))
    if (!(lazy && from.endsWith('/routes.tsx'))) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const target of targets.get(file) ?? []) reached(target, seen);
    return seen;
  };
  const files = new Map<string, string[]>();
  for (const [file, text] of own)
    for (const call of new Set([...callsTakenBy(text, operations, client), ...callsSpelledBy(text, paths)]))
      files.set(call, [...(files.get(call) ?? []), file]);
  const pages = readPages(sources).map((page) => ({ page, reached: reached(page.file) }));
  return {
    files,
    pages: new Map(
      [...files].map(([call, users]) => [
        call,
        pages.filter(({ reached: all }) => users.some((user) => all.has(user))).map(({ page }) => page),
      ]),
    ),
  };
};
