import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from './routes.tsx';

const publicFile = (name: string): string =>
  readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8');
const listed = [...publicFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/gu)].map(
  ([, address]) => new URL(address ?? '').pathname,
);

test('the sitemap lists only pages that need no sign-in, and robots.txt forbids none of them', () => {
  const open = pages.filter(({ access }) => access === 'public');
  expect(listed.length).toBeGreaterThan(5);
  expect(open.map(({ path }) => path)).toEqual(expect.arrayContaining(listed));
  const forbidden = [...publicFile('robots.txt').matchAll(/^Disallow: (.*)$/gmu)].map(
    ([, path]) => path ?? '',
  );
  for (const path of listed) expect(forbidden.filter((start) => path.startsWith(start))).toEqual([]);
});
