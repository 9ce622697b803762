import { type CreditKind, listCredits } from '@yayan/api-client';
import { getListCreditsQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

/** The changes of credit or quality, newest first, `limit` per page. */
export const useChanges = (kind: CreditKind, limit: number) => {
  const params = { kind, limit };
  return useCursorPages(getListCreditsQueryKey(params), (cursor, signal) =>
    listCredits({ ...params, ...cursor }, { signal }),
  );
};
