import { listedPages, outlineOf, unbuiltPaths } from '@yayan/site/testing';
import { describe, expect, test } from 'vitest';
import { hostPages } from './host-routes.ts';
import { pages } from './routes.tsx';
import { pendingPages } from './shell/frame/pending-pages.ts';

/** Pages still to be built. Lower it with each one that is; never raise it. */
const ceiling = 1;

describe('the route table', () => {
  test('has every page of contract/routes.tsv with its access, and besides them only those for hosts', () => {
    const listed = pages.filter((page) => !hostPages.includes(page));
    expect(outlineOf(listed)).toEqual(outlineOf(listedPages('bbs')));
    expect(hostPages.filter(({ path }) => !path.startsWith('/hosting'))).toEqual([]);
  });

  test('lists by name exactly the pages that are still to be built', () => {
    const unbuilt = unbuiltPaths(pages);
    expect(Object.keys(pendingPages).toSorted()).toEqual(unbuilt.toSorted());
    expect(unbuilt.length).toBeLessThanOrEqual(ceiling);
  });
});
