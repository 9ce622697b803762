import { expect, type Page } from '@playwright/test';
import { issuesOf, overflows } from './axe.ts';

/** Where to put pictures to look at; without it none are taken. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

/** Looks at a state of a page: nothing serious for axe, nothing wider than the window. */
export const look = async (page: Page, name: string): Promise<void> => {
  // Transitions blend colours that nobody reads. They are ended rather than waited for: a page that paints nothing new
  // may never come to their end.
  await page.evaluate(`document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .forEach((animation) => animation.finish())`);
  if (pictures !== undefined) {
    const size = page.viewportSize()?.width ?? 0;
    const scheme = await page.evaluate<string>('document.documentElement.dataset.mantineColorScheme');
    // A whole page is laid out anew to be taken: that closes menus, and has desktops ask for another code to sign in by.
    const isOver = (await page.locator('[role=dialog], [role=menu]').count()) > 0;
    const fullPage = size < 768 && !isOver;
    await page.screenshot({ fullPage, path: `${pictures}/${name}-${size}-${scheme}.png` });
  }
  expect.soft(await issuesOf(page), name).toEqual([]);
  expect.soft(await overflows(page), `${name} is wider than its window`).toBe(false);
};
