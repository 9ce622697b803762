import { type CreditKind, getListCreditsQueryKey, listCredits } from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';

/** Changes of credit or of quality, newest first, so many at a time. */
export const useChanges = (kind: CreditKind, limit: number) => {
  const params = { kind, limit };
  return useCursorPages(getListCreditsQueryKey(params), (cursor, signal) =>
    listCredits({ ...params, ...cursor }, undefined, signal),
  );
};
