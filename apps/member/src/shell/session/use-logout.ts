import { logout } from '@yayan/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { queryClient, site, toaster } from '../client/client.ts';
import { settleUnsent } from '../unsent/settle-unsent.ts';
import '../client/transport.ts';

/**
 * Signs out: the server ends the session, this browser deletes everything but the make-money status (rule 10.7) and unsent
 * answers (rule 3.9), and the login page opens. If the server can't be reached, this browser still signs out.
 */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      await site.logout(() => logout());
      void settleUnsent(undefined);
      await navigate('/login', { replace: true });
      // Clear only now: components still on screen would refetch without a token.
      queryClient.clear();
      toaster.success('已退出登录');
    };
    void leave();
  }, [navigate]);
};
