import { useEffect } from 'react';
import type { Site } from './create-site.ts';

/**
 * Calls `leave` as soon as the session is gone, whichever tab ended it, and drops what was loaded once that has left the page:
 * components still on screen would load it again without a token. A tab in the background or from the browser's page cache looks
 * when it is shown. Without `leave` the page is one for visitors, too, and stays.
 */
export const useLeaveSignedOut = (
  { session, queryClient }: Site,
  leave: (() => Promise<void> | void) | undefined,
): void =>
  useEffect(() => {
    let wasSignedIn = session.token() !== undefined;
    const look = (): void => {
      const isSignedIn = session.token() !== undefined;
      if (leave && wasSignedIn && !isSignedIn) void Promise.resolve(leave()).then(() => queryClient.clear());
      wasSignedIn = isSignedIn;
    };
    const stop = session.subscribe(look);
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('pageshow', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('pageshow', look);
    };
  }, [session, queryClient, leave]);
