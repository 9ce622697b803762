import { type CreditKind, getListCreditsQueryKey, listCredits } from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';

/** The changes of credit or quality, newest first, `limit` per page. */
export const useChanges = (kind: CreditKind, limit: number) => {
  const params = { kind, limit };
  return useCursorPages(getListCreditsQueryKey(params), (cursor, signal) =>
    listCredits({ ...params, ...cursor }, undefined, signal),
  );
};
