import { get } from 'node:http';
import { patient } from '@yayan/tools/test-limits';
import { openPage } from '../../stack/browser/axe.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';

/** The plan of files in index.html (packages/site-build/src/app-shell). */
interface FirstPages {
  files: string[];
  /** Indexes of the files that every page begins with. */
  first: number[];
}

/** The transferred bytes of a file with brotli. The build has compressed it as well as brotli can. */
const weightOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(new URL(address, addresses.member()), { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('error', reject);
      answer.once('end', () => resolve(answer.statusCode === 200 ? bytes : Number.NaN));
    }).once('error', reject);
  });

const weigh = async (files: Iterable<string>): Promise<number> =>
  (await Promise.all([...files].map(weightOf))).reduce((sum, bytes) => sum + bytes, 0);

test('the scripts of every visit weigh at most 125 kB and the styles 15 kB @phone', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const plan = JSON.parse(
    /id="first-pages">(?<plan>[^<]*)</u.exec(html)?.groups?.['plan'] ?? '',
  ) as FirstPages;
  const named = plan.first.map((at) => plan.files[at] ?? '');
  const scripts = named.filter((address) => address.endsWith('.js'));
  const styles = named.filter((address) => address.endsWith('.css'));
  // React, the bundler's runtime, and our code.
  expect([scripts.length, styles.length]).toEqual([3, 1]);
  expect(await weigh(scripts)).toBeLessThanOrEqual(125_000);
  expect(await weigh(styles)).toBeLessThanOrEqual(15_000);
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
  // It opens every further page.
  test.setTimeout(patient(60_000));
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  // The live connection is the last thing a member's first page loads.
  await Promise.all([page.waitForRequest('**/v1/live*'), openPage(page, '/home')]);
  const ofHome = new Set(scripts);
  for (const path of furtherPages) {
    scripts.clear();
    await openPage(page, path);
    const own = [...scripts].filter((address) => !ofHome.has(address));
    expect.soft(await weigh(own), path).toBeLessThanOrEqual(65_000);
  }
});

test('14.54 signing in to the console and its first page ask for at most 250 kB of scripts @desktop', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await signInNewOperator(page, 'reviewer');
  await page.waitForLoadState('networkidle');
  expect(await weigh(scripts)).toBeLessThanOrEqual(250_000);
});
