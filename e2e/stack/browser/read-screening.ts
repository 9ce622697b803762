import { expect } from '@playwright/test';

/** Less than a second longer than the shortest screener with a consolation (rule 4.18). */
const READING_MS = 2500;

/** Waits as long as somebody reads the screener: a faster answer gets no consolation. */
export const readScreening = async (): Promise<void> => {
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(READING_MS);
};
