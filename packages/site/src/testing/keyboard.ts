import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** More Tab stops than any page has. */
const most = 120;

/** Moves the focus to a control by Tab, or by another key. Every control on the way must have an accessible name. */
export const tabTo = async (goal: Locator, key = '{Tab}'): Promise<void> => {
  await expect.element(goal).toBeVisible();
  for (let stops = 0; stops < most; stops += 1) {
    if (document.activeElement === goal.element()) return;
    await userEvent.keyboard(key);
    const here = document.activeElement;
    if (here instanceof HTMLElement && here !== document.body && here.getAttribute('role') !== 'dialog')
      expect(here).toHaveAccessibleName();
  }
  throw new Error(`${goal.selector} can not be reached by ${key}`);
};

/** Moves to a control by Tab and presses a key on it. */
export const pressOn = async (goal: Locator, key = '{Enter}'): Promise<void> => {
  await tabTo(goal);
  await userEvent.keyboard(key);
};

/** Moves to a field by Tab and replaces its text. */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await tabTo(field);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
};
