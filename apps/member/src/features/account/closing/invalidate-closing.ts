import type { QueryClient } from '@tanstack/react-query';
import {
  type AccountClosing,
  getCheckHomeQueryKey,
  getGetAccountClosingQueryKey,
  getGetPrivacyQueryKey,
} from '@yayan/api-client';

/** A deletion was asked for or taken back: keeps the answer, and asks anew what else tells of it. */
export const invalidateClosing = async (queries: QueryClient, closing: AccountClosing): Promise<void> => {
  queries.setQueryData(getGetAccountClosingQueryKey(), closing);
  const keys = [getGetPrivacyQueryKey(), getCheckHomeQueryKey()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
