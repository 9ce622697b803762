import { useLogout as useLogoutCall } from '@yayan/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { queryClient, session, toaster } from './client.ts';
import { heldGroupHash, keptAtLogout } from './group-hash.ts';

/** Signs out and returns to the group's own login page (spec §2). */
export const useLogout = (): (() => void) => {
  const { mutateAsync } = useLogoutCall();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      await mutateAsync().catch(() => undefined);
      const hash = heldGroupHash();
      session.logout({ keep: keptAtLogout() });
      await navigate(hash === undefined ? '/' : `/bbs/${hash}`, { replace: true });
      // Only now: what is still on screen would fetch anew what was cleared, without a token.
      queryClient.clear();
      toaster.success('已退出登录');
    };
    void leave();
  }, [mutateAsync, navigate]);
};
