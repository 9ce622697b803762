import { expect, type Page } from '@playwright/test';
import { issuesOf, overflows } from './axe.ts';

/** Where to put pictures to look at; without it none are taken. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

/** Looks at a state of a page: nothing serious for axe, nothing wider than the window. */
export const look = async (page: Page, name: string): Promise<void> => {
  // Transitions blend colours that nobody reads; what turns for ever is not waited for.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished.catch(() => null))).then(() => null)`);
  if (pictures !== undefined) {
    const size = page.viewportSize()?.width ?? 0;
    const scheme = await page.evaluate<string>('document.documentElement.dataset.mantineColorScheme');
    await page.screenshot({ path: `${pictures}/${name}-${size}-${scheme}.png` });
  }
  expect.soft(await issuesOf(page), name).toEqual([]);
  expect.soft(await overflows(page), `${name} is wider than its window`).toBe(false);
};
