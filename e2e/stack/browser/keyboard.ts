import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const most = 120;

const nowhere = 'nowhere';
/** The line of a control that has a name in what Playwright tells of it. Behind the last control the focus is nowhere. */
const named = /^(?:nowhere$|- (?:text: .|\S+ ["/]))/u;
const askAgainMs = 500;

/** What those who hear the page are told of what has the focus. */
const toldOf = async (here: Locator): Promise<string> => {
  if ((await here.count()) === 0) return nowhere;
  // A page that replaces it in this moment takes the focus with it: Playwright would wait for its return.
  return await here.ariaSnapshot({ timeout: askAgainMs }).catch(() => 'replaced');
};

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
    await expect.poll(() => toldOf(here), { message: 'a control without a name' }).toMatch(named);
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
