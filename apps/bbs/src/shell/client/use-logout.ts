import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { keptAtLogout, session } from './current-group.ts';

/** Signs out of the group on the server and in this browser. Every tab of the group leaves (`useLeaveSignedOut`). */
export const useLogout = (): (() => void) =>
  useCallback(() => {
    const signOut = (): void => session.logout({ keep: keptAtLogout() });
    void logout().then(signOut, signOut);
  }, []);
