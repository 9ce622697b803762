import { isFinalRefusal } from '@yayan/auth';
import { getGetGroupMeQueryKey, useGetGroupMe } from '@yayan/api-client/react';
import { useSyncExternalStore } from 'react';
import { session } from './current-group.ts';

/** Whether somebody is signed in to the current group; follows other tabs too. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(session.subscribe, () => session.token() !== undefined);

/**
 * The signed-in participant of the current group; `data` is undefined for a visitor. `failed` is the query of a signed-in
 * participant who couldn't be loaded.
 */
export const useParticipant = () => {
  const isSignedIn = useIsSignedIn();
  const me = useGetGroupMe({ query: { enabled: isSignedIn, queryKey: getGetGroupMeQueryKey() } });
  const hasFailed = isSignedIn && me.isError && me.data === undefined && !isFinalRefusal(me.error);
  return {
    isSignedIn,
    data: isSignedIn ? me.data : undefined,
    isLoading: isSignedIn && me.isPending,
    failed: hasFailed ? me : undefined,
  };
};
