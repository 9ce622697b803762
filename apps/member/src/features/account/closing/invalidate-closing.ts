import type { QueryClient } from '@tanstack/react-query';
import type { AccountClosing } from '@yayan/api-client';
import {
  getCheckHomeQueryKey,
  getGetAccountClosingQueryKey,
  getGetPrivacyQueryKey,
} from '@yayan/api-client/react';

/** After a deletion was requested or cancelled: stores the answer and invalidates the other queries that show it. */
export const invalidateClosing = async (queries: QueryClient, closing: AccountClosing): Promise<void> => {
  queries.setQueryData(getGetAccountClosingQueryKey(), closing);
  const keys = [getGetPrivacyQueryKey(), getCheckHomeQueryKey()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
