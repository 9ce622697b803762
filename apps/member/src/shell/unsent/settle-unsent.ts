/**
 * Starts the 24 hours of all unsent work except the signed-in member's, and deletes expired work and what other members saw.
 * Loads the stores separately, so that no page waits for them. If loading fails, the next visit does it.
 */
export const settleUnsent = async (signedIn: string | undefined): Promise<void> => {
  const loaded = await import('./after-first-page.ts').catch(() => undefined);
  await loaded?.default(signedIn);
};
