import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { queryClient, session, toaster } from './client.ts';
import { keptAtLogout } from './make-money-status.ts';

/**
 * Signs out: the server ends the session, this browser forgets everything but the make-money status,
 * and the login page opens (spec §2). A server that can't be reached keeps nobody signed in here.
 */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      await logout().catch(() => undefined);
      session.logout({ keep: [keptAtLogout] });
      queryClient.clear();
      await navigate('/login', { replace: true });
      toaster.success('已退出登录');
    };
    void leave();
  }, [navigate]);
};
