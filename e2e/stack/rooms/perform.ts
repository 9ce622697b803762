import { expect, type Locator, type Page } from '@playwright/test';

interface Performed {
  /** What the act is called in its dialog, and on the button that does it. */
  title: string;
  reason?: string;
  /** Texts by the labels of their fields. */
  texts?: Readonly<Record<string, string>>;
  /** Fills in what isn't a field of text. */
  fill?: (dialog: Locator) => Promise<void>;
}

/** Does the act whose dialog is open, with a reason if it needs one, and waits until it is done. */
export const confirm = async (page: Page, title: string, reason?: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  if (reason !== undefined) await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog).toBeHidden();
};

/** An operator opens an act by its button, fills its dialog in, and does it. */
export const perform = async (
  page: Page,
  button: Locator | string,
  { title, reason, texts = {}, fill }: Performed,
): Promise<void> => {
  await (
    typeof button === 'string' ? page.getByRole('button', { name: button, exact: true }) : button
  ).click();
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(texts))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  await fill?.(dialog);
  await confirm(page, title, reason);
};
