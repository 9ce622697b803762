import { useLeaveSignedOut } from '@yayan/site';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { site, toaster } from './client.ts';
import { currentGroup, entrance } from './current-group.ts';
import { readDeparture } from './departure.ts';

/**
 * Opens the login page as soon as the session has ended, in any tab (rule 6.16). Layout has removed the answers from the screen
 * by then.
 */
export const useLeaveForLogin = (isGuarded: boolean): void => {
  const navigate = useNavigate();
  const leave = useCallback(async () => {
    const hasLeft = currentGroup !== undefined && readDeparture(currentGroup) !== undefined;
    toaster.success(hasLeft ? '已退出讨论小组' : '已退出登录');
    await navigate(entrance, { replace: true });
  }, [navigate]);
  useLeaveSignedOut(site, isGuarded ? leave : undefined);
};
