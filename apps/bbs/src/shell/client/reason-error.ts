/** What is wrong with the reason for a removal, which the author may read. */
export const reasonError = (reason: string): string | undefined =>
  reason.trim().length < 2 ? '写一句原因，至少 2 个字' : undefined;
