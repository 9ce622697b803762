import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../router/page.ts';

/** A line of contract/routes.tsv. */
type ListedPage = Pick<Page<string>, 'path' | 'access'>;

const routesFile = join(import.meta.dirname, '..', '..', '..', '..', 'contract', 'routes.tsv');

/** The paths of a route table and their access, in the order of the paths. */
export const outlineOf = (pages: readonly ListedPage[]): ListedPage[] =>
  pages
    .map(({ path, access }) => ({ path, access }))
    .toSorted((left, right) => left.path.localeCompare(right.path));

/** The lines of contract/routes.tsv for a site. */
export const listedPages = (site: 'member' | 'bbs'): ListedPage[] =>
  readFileSync(routesFile, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([app, path, access]) =>
      app === site && path !== undefined && access !== undefined ? [{ path, access }] : [],
    );
