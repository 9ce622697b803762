import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any page has. */
const most = 120;

const nowhere = 'nowhere';
/** Matches a named control in Playwright's accessibility snapshot. After the last control nothing has the focus. */
const named = /^(?:nowhere$|- (?:text: .|\S+ ["/]))/u;
const retryMs = 500;

/** What a screen reader says about the focused control. */
const announcementOf = async (here: Locator): Promise<string> => {
  if ((await here.count()) === 0) return nowhere;
  // If the page replaces the control at this moment, Playwright would wait for it without end.
  return await here.ariaSnapshot({ timeout: retryMs }).catch(() => 'replaced');
};

/**
 * Moves the focus to a control by keyboard: Tab, Shift+Tab to go back, arrows in a menu. Every control on the way must
 * have an accessible name.
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
    await expect.poll(() => announcementOf(here), { message: 'a control without a name' }).toMatch(named);
  }
  throw new Error(`${goal.toString()} can not be reached by ${key}`);
};

/** Moves to a control by Tab and presses a key on it. */
export const pressOn = async (page: Page, goal: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, goal);
  await page.keyboard.press(key);
};

/** Moves to a field by Tab and types. Tab selects the old text, so typing replaces it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

/** Puts a text into the clipboard and pastes it into the focused field. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate<unknown>(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+V');
};
