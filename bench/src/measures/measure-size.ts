import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { browserLaunch } from '@yayan/tools/browser';
import { chromium, type Browser, type Response } from 'playwright-core';
import { build } from 'vite';
import { serveBuilt } from '../load/serve-built.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const memberSite = join(root, 'apps', 'member');
const emptyApp = join(import.meta.dirname, '..', '..', 'empty-app');

const QUIET_MS = 1_000;

/** The size of a page's code in bytes, compressed as a web server stores it. */
interface CodeSize {
  js: number;
  css: number;
}

interface Cookie {
  name: string;
  value: string;
}

const compressed = async (response: Response): Promise<number> =>
  brotliCompressSync(await response.body(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

interface Visit {
  cookies?: readonly Cookie[];
  /** A selector that the page must show. */
  until?: string;
  /** Whether code that loads later counts too, for example the parts of a page. Default true. */
  wholly?: boolean;
}

/** Opens a page for the first time and adds up every script and style sheet that the browser requests. */
const shippedOn = async (
  browser: Browser,
  url: string,
  { cookies = [], until = 'main h1, main button, #root > button', wholly = true }: Visit = {},
): Promise<CodeSize> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  const responses: Response[] = [];
  let lastAt = performance.now();
  page.on('response', (response) => {
    responses.push(response);
    lastAt = performance.now();
  });
  await page.goto(url);
  await page.locator(until).first().waitFor();
  const shown = [...responses];
  // With an open stream a page never becomes idle for the browser, so stop when no answer has arrived for a while.
  while (performance.now() - lastAt < QUIET_MS) await wait(QUIET_MS / 10);
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  const total = { js: 0, css: 0 };
  for (const response of wholly ? responses : shown) {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) total.js += await compressed(response);
    else if (type.includes('text/css')) total.css += await compressed(response);
  }
  await context.close();
  return total;
};

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

const rowOf = (name: string, { js, css }: CodeSize, empty: CodeSize): Row => ({
  area: 'Size',
  name,
  result: `${kilobytes(js)} kB JS + ${kilobytes(css)} kB CSS`,
  ratio: (js + css) / (empty.js + empty.css),
});

/**
 * Measures JavaScript and CSS of the member site's first pages, and of a survey up to its first question, against an
 * empty app of the same libraries.
 */
export const measureSize = async ({ api, crowd, side }: Stage): Promise<Row[]> => {
  await build({ root: emptyApp, logLevel: 'warn' });
  const browser = await chromium.launch(await browserLaunch());
  const member = await serveBuilt(memberSite, { '/api': api.url });
  const empty = await serveBuilt(emptyApp);
  try {
    const [visitor] = crowd;
    if (!visitor) throw new Error('The crowd is empty');
    const { token, refreshToken, expired } = visitor;
    const cookies = Object.entries({ token, refreshToken, expired: String(expired) }).map(
      ([name, value]) => ({
        name,
        value,
      }),
    );
    const base = await shippedOn(browser, `${empty.url}/`);
    const landing = await shippedOn(browser, `${member.url}/`);
    const home = await shippedOn(browser, `${member.url}/home`, { cookies });
    const question = await shippedOn(browser, `${member.url}/task/go?task=${await side.hostLongSurvey()}`, {
      cookies,
      until: '[data-name] input',
      wholly: false,
    });
    return [
      rowOf('empty app, same libraries', base, base),
      { ...rowOf('/ for a visitor', landing, base), target: { max: 1.25 } },
      rowOf('/home, signed in', home, base),
      rowOf('/task/go, until the first question is shown', question, base),
    ];
  } finally {
    await browser.close();
    await member.stop();
    await empty.stop();
  }
};
