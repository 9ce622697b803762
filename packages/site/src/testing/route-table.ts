import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../router/page.ts';

/** A page as contract/routes.tsv lists it. */
type ListedPage = Pick<Page<string>, 'path' | 'access'>;

const routesFile = join(import.meta.dirname, '..', '..', '..', '..', 'contract', 'routes.tsv');

/** The paths of a route table and who may see them, in the order of the paths. */
export const outlineOf = (pages: readonly ListedPage[]): ListedPage[] =>
  pages
    .map(({ path, access }) => ({ path, access }))
    .toSorted((left, right) => left.path.localeCompare(right.path));

/** What contract/routes.tsv lists for a site. */
export const listedPages = (site: 'member' | 'bbs'): ListedPage[] =>
  readFileSync(routesFile, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([app, path, access]) =>
      app === site && path !== undefined && access !== undefined ? [{ path, access }] : [],
    );
