const load = () => import('./after-first-page.ts').catch(() => undefined);

/**
 * Starts the 24 hours of all unsent work except the signed-in member's, and deletes expired work and what other members saw.
 * Loads the stores separately, so that no page waits for them. If loading fails, the next visit does it.
 */
export const settleUnsent = async (signedIn: string | undefined): Promise<void> => {
  const loaded = await load();
  await loaded?.default(signedIn);
};

/** Whether an earlier visit of the signed-in member left answers of a questionnaire. */
export const hasUnsentAnswers = async (): Promise<boolean> => (await load())?.hasUnsentAnswers() ?? false;
