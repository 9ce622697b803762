import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from './routes.tsx';
import { pendingPages } from './shell/pending-pages.ts';

const listed = readFileSync(join(import.meta.dirname, '..', '..', '..', 'contract', 'routes.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([app]) => app === 'member')
  .map(([, path, access]) => ({ path, access }));

/** Pages that the product decisions added to those that are listed (decisions §2). */
const added = [{ path: '/login/qr', access: 'signed-in' }];

/** Pages still to be built. Lower it with each one that is; never raise it. */
const ceiling = 35;

describe('the route table', () => {
  test('has every page of contract/routes.tsv with its access, those added since, and no other', () => {
    const byPath = (left: { path?: string | undefined }, right: { path?: string | undefined }): number =>
      (left.path ?? '').localeCompare(right.path ?? '');
    const table = pages.map(({ path, access }) => ({ path, access }));
    expect(table.toSorted(byPath)).toEqual([...listed, ...added].toSorted(byPath));
  });

  test('gives every page a title', () => {
    expect(pages.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  test('lists by name exactly the pages that are still to be built', () => {
    const unbuilt = pages.filter(({ load }) => load === undefined).map(({ path }) => path);
    expect(Object.keys(pendingPages).toSorted()).toEqual(unbuilt.toSorted());
  });

  test('never has more unbuilt pages than before', () => {
    expect(Object.keys(pendingPages).length).toBeLessThanOrEqual(ceiling);
  });

  test('says of every unbuilt page what will be there', () => {
    expect(Object.values(pendingPages).filter((promise) => promise.length < 5)).toEqual([]);
  });
});
