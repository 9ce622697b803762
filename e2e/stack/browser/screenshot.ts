import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { issuesOf, overflows } from './axe.ts';
import { colorSchemeOf, showColorScheme } from './color-scheme.ts';

/** Where to put pictures to look at; without it none are taken. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

const takePicture = async (page: Page, folder: string, name: string): Promise<void> => {
  const size = page.viewportSize()?.width ?? 0;
  // A whole page is laid out anew to be taken: that closes menus, and has desktops ask for another code to sign in by.
  const isOver = (await page.locator('[role=dialog], [role=menu]').count()) > 0;
  const fullPage = size < 768 && !isOver;
  const file = `${name.replaceAll('/', '-')}-${size}-${await colorSchemeOf(page)}.png`;
  await page.screenshot({ fullPage, path: join(folder, file) });
};

/** Ends transitions, which blend colours that nobody reads. A page that paints nothing new may never end them itself. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(`document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .forEach((animation) => animation.finish())`);

/**
 * Looks at a state of a page: nothing serious for axe, nothing wider than the window. First in the colour scheme that it
 * is shown in, then in the other, in which the page is left: whatever is loaded next is loaded in that one.
 */
export const look = async (page: Page, name: string): Promise<void> => {
  const first = await colorSchemeOf(page);
  const second = first === 'light' ? 'dark' : 'light';
  for (const scheme of [first, second] as const) {
    if (scheme === second) await showColorScheme(page, second);
    await endAnimations(page);
    if (pictures !== undefined) await takePicture(page, pictures, name);
    const issues = await issuesOf(page, scheme === first ? 'everything' : 'colours');
    expect.soft(issues, `${name}, ${scheme}`).toEqual([]);
    expect.soft(await overflows(page), `${name}, ${scheme}, is wider than its window`).toBe(false);
  }
};
