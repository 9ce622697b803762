/**
 * Starts the 24 hours of all unsent work except the signed-in member's, and deletes expired work. It loads the store
 * separately, so that no page waits for it.
 */
export const settleUnsent = async (signedIn: string | undefined): Promise<void> => {
  const { default: settle } = await import('./settle-store.ts');
  await settle(signedIn);
};
