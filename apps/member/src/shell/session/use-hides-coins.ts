import { GroupRole } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** Whether this member sees no coins: hosts and observers of discussion groups (rule 6.1). */
export const useHidesCoins = (): boolean => {
  const role = useGetAccount({ query: { enabled: useIsSignedIn() } }).data?.bbsRole;
  return role === GroupRole.Host || role === GroupRole.Observer;
};
