import { AxeBuilder } from '@axe-core/playwright';
import { browserLaunch } from '@yayan/tools/browser';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-gallery-'));
  const shared = { root: import.meta.dirname, logLevel: 'error' } as const;
  // Bundled once, because otherwise each page would load some hundred modules. Vitest's NODE_ENV keeps React's warnings.
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true, minify: false } });
  server = await preview({
    ...shared,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await chromium.launch(await browserLaunch());
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (scheme: string, width: number): Promise<{ page: Page; complaints: string[] }> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  // The test's own limit is enough.
  page.setDefaultTimeout(0);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}?scheme=${scheme}`);
  await page.getByRole('heading', { name: '组件' }).waitFor();
  return { page, complaints };
};

describe.each(['light', 'dark'])('the gallery in the %s scheme', (scheme) => {
  test.each([390, 1440])('at %i px has no serious accessibility issue and no error', async (width) => {
    const { page, complaints } = await open(scheme, width);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.any[0]?.message ?? ''}`));
    await page.context().close();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([320, 390])('1.4.10: at %i px nothing makes the page scroll sideways', async (width) => {
    const { page } = await open(scheme, width);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.context().close();
    expect(widest).toBe(width);
  });
});

/** The frame of the gallery itself. */
const frame = new Set(['YayanProvider', 'LinkProvider', 'PageShell', 'HeaderBar']);

test('every exported component has its place in the gallery', async () => {
  const { page } = await open('light', 1440);
  const shown = await page
    .locator('section[id]')
    .evaluateAll((sections) => sections.map((section) => section.id));
  await page.context().close();
  const index = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');
  const exported = [...index.matchAll(/export \* from '\.\/(?!mantine)[a-z]+\/([A-Z]\w+)\.tsx'/g)].map(
    ([, name]) => name,
  );
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => name && !shown.includes(name) && !frame.has(name))).toEqual([]);
});

test('2.3.3: with reduced motion coins that were just earned do not count up', async () => {
  const { page } = await open('light', 1440);
  const results = page.locator('#ResultHero');
  await results.getByText('300', { exact: true }).first().waitFor();
  const counting = await results.locator('[data-shown]').count();
  await page.context().close();
  expect(counting).toBe(0);
});
