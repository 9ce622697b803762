import type { QueryClient } from '@tanstack/react-query';
import { getGetAccountQueryKey, getListDevicesQueryKey, getListSnsBindingsQueryKey } from '@yayan/api-client';

/** A mobile or password changed: the account, its devices and which way in may go are asked anew. */
export const invalidateSignIn = async (queries: QueryClient): Promise<void> => {
  const keys = [getGetAccountQueryKey(), getListDevicesQueryKey(), getListSnsBindingsQueryKey()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
