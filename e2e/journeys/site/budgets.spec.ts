import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';

/** What index.html says about the files of each page (tools/src/app-shell). */
interface FirstPages {
  files: string[];
  /** Places of those that every page begins with. */
  first: number[];
}

/** The compressed size of files in bytes. */
const weigh = async (request: APIRequestContext, addresses: Iterable<string>): Promise<number> => {
  const bodies = await Promise.all(
    [...addresses].map(async (address) => (await request.get(address)).body()),
  );
  return bodies.reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0);
};

test('what every visit begins with weighs at most 125 kB of scripts and 15 kB of styles @phone', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const plan = JSON.parse(
    /id="first-pages">(?<plan>[^<]*)</u.exec(html)?.groups?.['plan'] ?? '',
  ) as FirstPages;
  const named = plan.first.map((at) => plan.files[at] ?? '');
  const scripts = named.filter((address) => address.endsWith('.js'));
  const styles = named.filter((address) => address.endsWith('.css'));
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  expect(await weigh(request, scripts)).toBeLessThanOrEqual(125_000);
  expect(await weigh(request, styles)).toBeLessThanOrEqual(15_000);
});

/** Without pages that load the survey runner, and without the account page with its dozen forms. */
const furtherPages = [
  '/task',
  '/task/summary',
  '/exchange',
  '/exchange/detail/bHf1c8nQ2wZt',
  '/home/task',
  '/home/gold',
  '/home/credit',
  '/home/quality',
  '/home/card',
  '/home/exchange',
  '/home/invite',
  '/share',
  '/user/survey',
];

test('behind the home page, a further one asks for at most 65 kB of scripts @phone', async ({
  viewerPage: page,
}) => {
  test.slow();
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  // The live connection is the last thing a member's first page loads.
  await Promise.all([page.waitForRequest('**/v1/live*'), openPage(page, '/home')]);
  const ofHome = new Set(scripts);
  for (const path of furtherPages) {
    scripts.clear();
    await openPage(page, path);
    const own = [...scripts].filter((address) => !ofHome.has(address));
    expect.soft(await weigh(page.request, own), path).toBeLessThanOrEqual(65_000);
  }
});
