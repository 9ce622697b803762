import { getGetGroupMeQueryKey, useGetGroupMe } from '@yayan/api-client';
import { useSyncExternalStore } from 'react';
import { session } from './client.ts';

const subscribe = (listener: () => void): (() => void) => session.subscribe(listener);
const hasToken = (): boolean => session.token() !== undefined;

/** Who is signed in to a group on this browser; `data` stays undefined for a visitor. */
export const useParticipant = () => {
  const isSignedIn = useSyncExternalStore(subscribe, hasToken);
  const me = useGetGroupMe({ query: { enabled: isSignedIn, queryKey: getGetGroupMeQueryKey() } });
  return { isSignedIn, data: isSignedIn ? me.data : undefined, isLoading: isSignedIn && me.isPending };
};
