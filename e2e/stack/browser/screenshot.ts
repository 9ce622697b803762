import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { issuesOf, overflows } from './axe.ts';
import { type ColorScheme, colorSchemeOf, showColorScheme } from './color-scheme.ts';

/** The folder for screenshots; none are taken without it. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

const takePicture = async (page: Page, folder: string, name: string): Promise<void> => {
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

/** `pnpm prove`, and whoever wants pictures, sees each state in both colour schemes. */
const inBothSchemes = process.env['YAYAN_RUNS'] !== undefined || pictures !== undefined;

/** The scheme a state is looked at in when once is enough: each is seen light on a phone and dark on a desktop. */
const schemeOfSize = (page: Page): ColorScheme =>
  (page.viewportSize()?.width ?? 0) < 768 ? 'light' : 'dark';

/**
 * Looks at a state of a page: axe finds nothing serious, and nothing is wider than the window. In both schemes it begins
 * with the one that is shown and leaves the page in the other, so that whatever is loaded next is loaded in that one.
 */
export const look = async (page: Page, name: string): Promise<void> => {
  const shown = await colorSchemeOf(page);
  const schemes = inBothSchemes
    ? ([shown, shown === 'light' ? 'dark' : 'light'] as const)
    : [schemeOfSize(page)];
  for (const [index, scheme] of schemes.entries()) {
    if (scheme !== (await colorSchemeOf(page))) await showColorScheme(page, scheme);
    await endAnimations(page);
    if (pictures !== undefined) await takePicture(page, pictures, name);
    const issues = await issuesOf(page, index === 0 ? 'everything' : 'colours');
    expect.soft(issues, `${name}, ${scheme}`).toEqual([]);
    expect.soft(await overflows(page), `${name}, ${scheme}, is wider than its window`).toBe(false);
  }
};
