import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryClient, toaster } from './client.ts';
import { entrance, session } from './current-group.ts';

/**
 * Leads to the login page as soon as the session is gone, whichever tab ended it (rule 6.16). Layout has taken
 * the answers off the screen by then. A tab in the background or from the browser's page cache looks when it is shown.
 */
export const useLeaveSignedOut = (isGuarded: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let wasSignedIn = session.token() !== undefined;
    const look = (): void => {
      const isSignedIn = session.token() !== undefined;
      if (wasSignedIn && !isSignedIn && isGuarded) {
        toaster.success('已退出登录');
        void Promise.resolve(navigate(entrance, { replace: true })).then(() => queryClient.clear());
      }
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
  }, [navigate, isGuarded]);
};
