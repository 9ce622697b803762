import { globSync } from 'node:fs';
import { join } from 'node:path';
import { serveDocs } from '@yayan/site-build/serve-docs';
import { freePort } from '@yayan/tools/free-port';
import { LinkChecker, LinkState } from 'linkinator';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** They lead to the member site. */
const outside = new Set(['/product', '/feedback']);
const dist = join(import.meta.dirname, '..', 'dist');

let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  stop = await serveDocs(port);
});
afterAll(() => stop?.());

test(
  'every link inside the built site leads to a page that has its anchor',
  { timeout: 240_000 },
  async () => {
    const { links } = await new LinkChecker().check({
      path: [`${origin}/`, `${origin}/zh/`],
      recurse: true,
      checkFragments: true,
      linksToSkip: (link) =>
        Promise.resolve(!link.startsWith(`${origin}/`) || outside.has(link.slice(origin.length))),
    });
    const broken = links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, parent }) => `${parent?.slice(origin.length)} → ${url.slice(origin.length)}`);
    expect(broken).toEqual([]);
    const followed = new Set(
      links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url.slice(origin.length)),
    );
    const pages = globSync('**/*.html', { cwd: dist }).filter(
      (file) => file !== '404.html' && file !== 'en/index.html',
    );
    const unlinked = pages
      .map((file) => `/${file.replace(/(?:index)?\.html$/u, '')}`)
      .filter((path) => !followed.has(path));
    expect(unlinked).toEqual([]);
  },
);
