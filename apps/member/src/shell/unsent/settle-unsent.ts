/**
 * Starts the 24 hours of everybody's unsent work but that of the member who is signed in, and deletes what is over. The
 * store is loaded for this only: no page waits for it.
 */
export const settleUnsent = async (signedIn: string | undefined): Promise<void> => {
  const { default: settle } = await import('./settle-store.ts');
  await settle(signedIn);
};
