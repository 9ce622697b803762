import { listedPages, outlineOf } from '@yayan/site/testing';
import { describe, expect, test } from 'vitest';
import { hostPages } from './host-routes.ts';
import { pages } from './routes.tsx';

describe('the route table', () => {
  test('has every page of contract/routes.tsv with its access, and besides them only those for hosts', () => {
    const listed = pages.filter((page) => !hostPages.includes(page));
    expect(outlineOf(listed)).toEqual(outlineOf(listedPages('bbs')));
    expect(
      hostPages.filter(({ path, access }) => path.startsWith('/hosting') === (access === 'group')),
    ).toEqual([]);
  });
});
