/** Calls of which only the answers that were stored last are kept. */
export interface FewCalls {
  /** Their paths. */
  readonly calls: RegExp;
  readonly most: number;
}

/** Deletes all but the newest stored answers of these calls. A cache lists its entries in the order in which they were stored. */
export const deleteOldest = async (
  cache: Pick<Cache, 'keys' | 'delete'>,
  { calls, most }: FewCalls,
): Promise<void> => {
  const stored = (await cache.keys()).filter(({ url }) => calls.test(new URL(url).pathname));
  for (const request of stored.slice(0, Math.max(0, stored.length - most))) await cache.delete(request);
};
