import { listedPages, outlineOf, unbuiltPaths } from '@yayan/site/testing';
import { describe, expect, test } from 'vitest';
import { pages } from './routes.tsx';
import { pendingPages } from './shell/frame/pending-pages.ts';

/** Pages we added to those of `contract/routes.tsv`. */
const added = [
  { path: '/login/qr', access: 'signed-in' },
  { path: '/home/me', access: 'signed-in' },
  { path: '/help', access: 'public' },
  { path: '/help/:category', access: 'public' },
  { path: '/help/:category/:id', access: 'public' },
];

/** Pages still to be built. Lower it with each one that is; never raise it. */
const ceiling = 0;

describe('the route table', () => {
  test('has every page of contract/routes.tsv with its access, those added since, and no other', () => {
    expect(outlineOf(pages)).toEqual(outlineOf([...listedPages('member'), ...added]));
  });

  test('gives every page a title', () => {
    expect(pages.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  test('lists by name exactly the pages that are still to be built', () => {
    expect(Object.keys(pendingPages).toSorted()).toEqual(unbuiltPaths(pages).toSorted());
  });

  test('never has more unbuilt pages than before', () => {
    expect(Object.keys(pendingPages).length).toBeLessThanOrEqual(ceiling);
  });

  test('says of every unbuilt page what will be there', () => {
    expect(Object.values(pendingPages).filter((promise) => promise.length < 5)).toEqual([]);
  });
});
