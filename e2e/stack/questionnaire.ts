import { expect, type Locator, type Page } from '@playwright/test';

/** A questionnaire on a page, answered as a member does. */
export interface Questionnaire {
  /** One question with everything that belongs to it. */
  question: (title: string) => Locator;
  /** Picks choices of a question by their words. */
  pick: (title: string, ...choices: string[]) => Promise<void>;
  /** Picks from a list that opens when the field inside `where` is pressed, and closes it. */
  choose: (where: Locator, ...choices: string[]) => Promise<void>;
  /** Writes into the one field of a question. */
  write: (title: string, text: string) => Promise<void>;
  /** Turns the page, or submits. */
  next: () => Promise<void>;
  /** Waits until the page with this title is on show. */
  isAt: (title: string) => Promise<void>;
}

/** The questionnaire that is open on a page. */
export const questionnaireOn = (page: Page): Questionnaire => {
  const question = (title: string): Locator => page.locator('[data-name]').filter({ hasText: title }).last();
  return {
    question,
    pick: async (title, ...choices) => {
      for (const choice of choices) await question(title).getByText(choice, { exact: true }).first().click();
    },
    choose: async (where, ...choices) => {
      // A list closes when the page scrolls: the field has to stand where its list fits before it is pressed.
      await where.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const offered = page.getByRole('option').filter({ visible: true });
      await where.getByRole('button', { name: '选择' }).click();
      for (const choice of choices) await offered.filter({ hasText: choice }).click();
      if (choices.length > 1) await page.keyboard.press('Escape');
      await expect(offered).toHaveCount(0);
    },
    write: (title, text) => question(title).locator('input, textarea').fill(text),
    next: () => page.getByRole('button', { name: /^(下一页|提交)$/u }).click(),
    isAt: (title) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible(),
  };
};
