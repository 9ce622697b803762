import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const most = 120;

/** The line of a control that has a name in what Playwright tells of it. */
const named = /^- (?:text: .|\S+ ["/])/u;

/**
 * Goes to something as somebody without a mouse does: by Tab, back by Shift+Tab, in a menu by arrows. Whatever is
 * passed must have a name for those who hear the page.
 */
export const tabTo = async (
  page: Page,
  goal: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> => {
  await expect(goal).toBeVisible();
  const here = page.locator(':focus');
  for (let stops = 0; stops < most; stops += 1) {
    if ((await goal.and(here).count()) > 0) return;
    await page.keyboard.press(key);
    // Behind the last control the focus is nowhere for one stop; what is replaced as it is passed is asked for again.
    await expect
      .poll(async () => (await here.count()) === 0 || named.test(await here.ariaSnapshot()), {
        message: 'a control without a name',
      })
      .toBe(true);
  }
  throw new Error(`${goal.toString()} can not be reached by ${key}`);
};

/** Goes to a control by Tab and presses a key on it. */
export const pressOn = async (page: Page, goal: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, goal);
  await page.keyboard.press(key);
};

/** Goes to a field by Tab and types; what it holds is replaced, as Tab selects it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

/** Copies a text as from another window and pastes it where the focus is. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate<unknown>(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+V');
};
