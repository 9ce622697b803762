import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { keptAtLogout, session } from './current-group.ts';
import { forgetView } from './view-as.ts';

/**
 * Signs out of the group on the server and in this browser. Every tab of the group leaves (`useLeaveSignedOut`). Resolves when
 * this browser has signed out.
 */
export const useLogout = (): (() => Promise<void>) =>
  useCallback(async () => {
    forgetView();
    const signOut = (): void => session.logout({ keep: keptAtLogout() });
    await logout().then(signOut, signOut);
  }, []);
