import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { currentGroup, dropHosting } from './current-group.ts';
import { site } from './client.ts';
import { clearView } from './view-as.ts';

/**
 * Signs out of the group on the server and in this browser, and of the hosts' pages that were opened with it (rule 6.59). Every tab of the group leaves (`useLeaveForLogin`). Resolves when
 * this browser has signed out.
 */
export const useLogout = (): (() => Promise<void>) =>
  useCallback(async () => {
    clearView();
    await site.logout(() => logout());
    dropHosting(currentGroup);
  }, []);
