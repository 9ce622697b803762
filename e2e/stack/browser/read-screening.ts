import { expect } from '@playwright/test';

/** Less than a second more than a screening has to take for a consolation (rule 4.18). */
const READING_MS = 2500;

/** Waits as long as somebody reads the screening page: faster than that no consolation is paid. */
export const readScreening = async (): Promise<void> => {
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(READING_MS);
};
