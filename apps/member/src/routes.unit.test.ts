import { campaignFacePages } from '@yayan/contract/pages';
import { listedPages, outlineOf } from '@yayan/site/testing';
import { describe, expect, test } from 'vitest';
import { pages } from './routes.tsx';

/** Pages that we added to those of `contract/routes.tsv`. */
const added = [
  { path: '/login/qr', access: 'signed-in' },
  { path: '/home/me', access: 'signed-in' },
  { path: '/activity', access: 'public' },
  { path: '/receipt', access: 'public' },
  { path: '/help', access: 'public' },
  { path: '/help/:category', access: 'public' },
  { path: '/help/:category/:id', access: 'public' },
];

const listed = listedPages('member');

/** Those of campaigns' themes: each has a page, and another for its records. */
const themed = Object.values(campaignFacePages).flatMap((page) =>
  listed.some(({ path }) => path === page)
    ? []
    : [page, `${page}/records`].map((path) => ({ path, access: 'public' })),
);

describe('the route table', () => {
  test('has every page of contract/routes.tsv with its access, those added since, and no other', () => {
    expect(outlineOf(pages)).toEqual(outlineOf([...listed, ...added, ...themed]));
  });

  test('gives every page a title', () => {
    expect(pages.filter(({ title }) => title.trim() === '')).toEqual([]);
  });
});
