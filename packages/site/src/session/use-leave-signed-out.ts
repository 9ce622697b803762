import { useEffect } from 'react';
import type { Site } from './create-site.ts';

/**
 * Calls `leave` as soon as the session has ended, in any tab, and clears the loaded data after that: components still on screen
 * would refetch it without a token. A tab in the background or from the browser's page cache checks when it is shown. So does a
 * page that mounts this late: the session may have ended before. Without `leave` the page is also for visitors, and stays.
 */
export const useLeaveSignedOut = (
  { session, queryClient, owner }: Site,
  leave: (() => Promise<void> | void) | undefined,
): void =>
  useEffect(() => {
    let wasSignedIn = session.token() !== undefined || owner.isBound();
    const look = (): void => {
      const isSignedIn = session.token() !== undefined;
      if (leave && wasSignedIn && !isSignedIn) void Promise.resolve(leave()).then(() => queryClient.clear());
      wasSignedIn = isSignedIn;
    };
    const stop = session.subscribe(look);
    look();
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('pageshow', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('pageshow', look);
    };
  }, [session, queryClient, owner, leave]);
