import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { site } from './client.ts';
import { clearView } from './view-as.ts';

/**
 * Signs out of the group on the server and in this browser. Every tab of the group leaves (`useLeaveForLogin`). Resolves when
 * this browser has signed out.
 */
export const useLogout = (): (() => Promise<void>) =>
  useCallback(async () => {
    clearView();
    await site.logout(() => logout());
  }, []);
