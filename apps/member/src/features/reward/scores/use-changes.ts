import type { CreditKind } from '@yayan/api-client';
import { useListCreditsInfinite } from '@yayan/api-client/react';

/** The changes of credit or quality, newest first, `limit` per page. */
export const useChanges = (kind: CreditKind, limit: number) => {
  const params = { kind, limit };
  return useListCreditsInfinite(params);
};
