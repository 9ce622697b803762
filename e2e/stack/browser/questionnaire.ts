import { expect, type Locator, type Page } from '@playwright/test';

/** Answers a questionnaire as a member does: a page at a time on desktops, a question at a time on phones. */
export interface Questionnaire {
  /** One question with everything that belongs to it. */
  question: (title: string) => Locator;
  /** On a phone, goes forward until a question of this page is shown. */
  show: (title: string) => Promise<void>;
  /** Picks choices of a question by their text. */
  pick: (title: string, ...choices: string[]) => Promise<void>;
  /** Opens the list of the field inside `where`, picks from it, and closes it. */
  choose: (where: Locator, ...choices: string[]) => Promise<void>;
  /** Writes into the one field of a question. */
  write: (title: string, text: string) => Promise<void>;
  /** Goes to the next page, or submits. On a phone it passes the page's remaining questions, up to a refused one. */
  next: () => Promise<void>;
  /** Goes back until a question of the page before is shown. */
  backTo: (title: string) => Promise<void>;
  /** Waits until the page with this title is shown. */
  isAt: (title: string) => Promise<void>;
}

const forward = /^(下一[页题]|提交)$/u;
const mostSteps = 20;

interface QuestionnairePlace {
  step: string;
  /** Address and page. */
  at: string;
  /** The questions shown. */
  shown: string;
  isSending: boolean;
  isRefused: boolean;
}

/** Runs in the browser, so that all values are read at the same moment. */
const readPlace = `(() => {
  const runner = document.querySelector('section:has([role=progressbar])');
  const all = (selector) => [...(runner?.querySelectorAll(selector) ?? [])];
  const textsOf = (selector) => all(selector).map(({ textContent }) => textContent).join();
  return {
    step: runner?.querySelector('[role=progressbar]').getAttribute('aria-label') ?? '',
    at: location.href + ' ' + textsOf('h2'),
    shown: textsOf('[data-name]'),
    isSending: all('button[data-loading], [data-next][aria-disabled]').length > 0,
    isRefused: all('[aria-invalid=true], [role=alert]').length > 0,
  };
})()`;

/** The place of a browser between two pages. */
const leaving: QuestionnairePlace = { step: '', at: '', shown: '', isSending: false, isRefused: false };

/** The current place in a questionnaire, and whether it is sending or shows an error. */
const placeOf = (page: Page): Promise<QuestionnairePlace> =>
  page.evaluate<QuestionnairePlace>(readPlace).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('Execution context was destroyed')) return leaving;
    throw error;
  });

/** Presses the forward button once. Resolves to whether the next question is on the same page. */
const step = async (page: Page): Promise<boolean> => {
  const before = await placeOf(page);
  await page.getByRole('button', { name: forward }).click();
  if (!before.step.includes('题')) return false;
  let after = before;
  await expect
    .poll(async () => {
      after = await placeOf(page);
      const isMoved = after.step !== before.step && after.shown !== before.shown;
      return after.isSending || after.isRefused || after.at !== before.at || isMoved;
    })
    .toBe(true);
  return after.at === before.at && after.step !== before.step && !after.isSending && !after.isRefused;
};

/** The questionnaire that is open on a page. */
export const questionnaireOn = (page: Page): Questionnaire => {
  const question = (title: string): Locator => page.locator('[data-name]').filter({ hasText: title }).last();
  const show = async (title: string): Promise<void> => {
    await expect(page.getByRole('button', { name: forward })).toBeVisible();
    for (let steps = 0; steps < mostSteps && !(await question(title).isVisible()); steps += 1)
      if (!(await step(page))) break;
    await expect(question(title)).toBeVisible();
  };
  return {
    question,
    show,
    pick: async (title, ...choices) => {
      await show(title);
      for (const choice of choices) await question(title).getByText(choice, { exact: true }).first().click();
    },
    choose: async (where, ...choices) => {
      // A list closes when the page scrolls, so the field must be at a place where its list fits before it is pressed.
      await where.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const offered = page.getByRole('option').filter({ visible: true });
      await where.getByRole('button', { name: '选择' }).click();
      for (const choice of choices) await offered.filter({ hasText: choice }).click();
      if (choices.length > 1) await page.keyboard.press('Escape');
      await expect(offered).toHaveCount(0);
    },
    write: async (title, text) => {
      await show(title);
      await question(title).locator('input, textarea').fill(text);
    },
    next: async () => {
      for (let steps = 0; steps < mostSteps; steps += 1) if (!(await step(page))) return;
    },
    backTo: async (title) => {
      const back = page.getByRole('button', { name: /^上一[页题]$/u });
      await expect(page.locator('[data-name]').first()).toBeVisible();
      for (let steps = 0; steps < mostSteps && !(await question(title).isVisible()); steps += 1) {
        const before = await placeOf(page);
        await back.click();
        await expect.poll(async () => (await placeOf(page)).shown).not.toBe(before.shown);
      }
      await expect(question(title)).toBeVisible();
    },
    isAt: (title) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible(),
  };
};
