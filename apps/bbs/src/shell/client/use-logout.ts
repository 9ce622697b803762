import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { keptAtLogout, session } from './current-group.ts';
import { forgetView } from './view-as.ts';

/** Signs out of the group on the server and in this browser. Every tab of the group leaves (`useLeaveSignedOut`). */
export const useLogout = (): (() => void) =>
  useCallback(() => {
    forgetView();
    const signOut = (): void => session.logout({ keep: keptAtLogout() });
    void logout().then(signOut, signOut);
  }, []);
