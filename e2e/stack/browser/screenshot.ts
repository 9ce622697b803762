import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { desktop } from './sizes.ts';
import { issuesOf, overflows } from './axe.ts';
import { type ColorScheme, colorSchemeOf, showColorScheme } from './color-scheme.ts';

/** The folder for screenshots; none are taken without it. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

const takeScreenshot = async (page: Page, folder: string, name: string): Promise<void> => {
  const size = page.viewportSize()?.width ?? 0;
  // A full-page screenshot lays the page out again, which closes menus and makes desktops ask for another QR code.
  const isOver = (await page.locator('[role=dialog], [role=menu]').count()) > 0;
  const fullPage = size < 768 && !isOver;
  const file = `${name.replaceAll('/', '-')}-${size}-${await colorSchemeOf(page)}.png`;
  await page.screenshot({ fullPage, path: join(folder, file) });
};

/** Ends transitions, because axe would measure their blended colours. A page that isn't painted never ends them. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(`document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .forEach((animation) => animation.finish())`);

/** `pnpm prove`, and runs that take pictures, check each state in both colour schemes. */
const inBothSchemes = process.env['YAYAN_RUNS'] !== undefined || pictures !== undefined;

const isOnPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The colour scheme of a state that is checked once: light on a phone, dark on a desktop. */
const schemeOfSize = (page: Page): ColorScheme => (isOnPhone(page) ? 'light' : 'dark');

const lookIn = async (page: Page, name: string, scheme: ColorScheme, isFirst: boolean): Promise<void> => {
  if (scheme !== (await colorSchemeOf(page))) await showColorScheme(page, scheme);
  await endAnimations(page);
  if (pictures !== undefined) await takeScreenshot(page, pictures, name);
  const issues = await issuesOf(page, isFirst ? 'everything' : 'colours');
  const seen = `${name}, ${scheme}, ${page.viewportSize()?.width ?? 0} px`;
  expect.soft(issues, seen).toEqual([]);
  expect.soft(await overflows(page), `${seen}, is wider than its window`).toBe(false);
};

/** Shows the same state at a desktop's size for a while, so that the journey needn't run there again. */
const lookOnDesktop = async (page: Page, name: string): Promise<void> => {
  const phone = page.viewportSize();
  const shown = await colorSchemeOf(page);
  await page.setViewportSize(desktop);
  await lookIn(page, name, schemeOfSize(page), true);
  if (phone) await page.setViewportSize(phone);
  await showColorScheme(page, shown);
};

/**
 * Checks a state of a page: axe finds nothing serious, and nothing is wider than the window. With both schemes it begins with
 * the shown one and leaves the page in the other, so that later content loads in that one. Otherwise a journey on a phone with
 * the tag @looks checks each state at a desktop's size too.
 */
export const look = async (page: Page, name: string): Promise<void> => {
  const shown = await colorSchemeOf(page);
  if (!inBothSchemes) {
    await lookIn(page, name, schemeOfSize(page), true);
    if (isOnPhone(page) && test.info().tags.includes('@looks')) await lookOnDesktop(page, name);
    return;
  }
  await lookIn(page, name, shown, true);
  await lookIn(page, name, shown === 'light' ? 'dark' : 'light', false);
};
