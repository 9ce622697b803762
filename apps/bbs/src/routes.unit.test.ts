import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from './routes.tsx';
import { pendingPages } from './shell/pending-pages.ts';

const listed = readFileSync(join(import.meta.dirname, '..', '..', '..', 'contract', 'routes.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([app]) => app === 'bbs')
  .map(([, path, access]) => ({ path, access }));

/** Pages still to be built. Lower it with each one that is; never raise it. */
const ceiling = 2;

describe('the route table', () => {
  test('has every page of contract/routes.tsv with its access, and no other', () => {
    const byPath = (left: { path?: string | undefined }, right: { path?: string | undefined }): number =>
      (left.path ?? '').localeCompare(right.path ?? '');
    const table = pages.map(({ path, access }) => ({ path, access }));
    expect(table.toSorted(byPath)).toEqual(listed.toSorted(byPath));
  });

  test('lists by name exactly the pages that are still to be built', () => {
    const unbuilt = pages.filter(({ load }) => load === undefined).map(({ path }) => path);
    expect(Object.keys(pendingPages).toSorted()).toEqual(unbuilt.toSorted());
    expect(unbuilt.length).toBeLessThanOrEqual(ceiling);
  });
});
