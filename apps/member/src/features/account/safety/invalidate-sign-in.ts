import type { QueryClient } from '@tanstack/react-query';
import { getGetAccountQueryKey, getListDevicesQueryKey, getListSnsBindingsQueryKey } from '@yayan/api-client';

/** After a changed mobile or password: invalidates the account, its devices and its sign-in methods. */
export const invalidateSignIn = async (queries: QueryClient): Promise<void> => {
  const keys = [getGetAccountQueryKey(), getListDevicesQueryKey(), getListSnsBindingsQueryKey()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
