/**
 * Starts the 24 hours of all unsent work except the signed-in member's, and deletes expired work and what others saw. It loads
 * the stores separately, so that no page waits for them.
 */
export const settleUnsent = async (signedIn: string | undefined): Promise<void> => {
  const { default: settle } = await import('../start/after-first-page.ts');
  await settle(signedIn);
};
