import { useSyncExternalStore } from 'react';
import { session } from '../client/client.ts';

const subscribe = (hear: () => void): (() => void) => session.subscribe(hear);
const readToken = (): string | undefined => session.token();

/** Whether someone is signed in, kept current across tabs. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(subscribe, readToken, readToken) !== undefined;
