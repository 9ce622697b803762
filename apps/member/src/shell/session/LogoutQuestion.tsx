import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';
import { unsentWords } from '../unsent/unsent-words.ts';
import { useLogout } from './use-logout.ts';

/** Shown until the browser has said what is unsent, or if it can't. It promises nothing. */
const whatever = '还没提交的答案，先提交再退出更稳妥。';

/** Asks before signing out, lists what is unsent, and says what happens to it. */
export function LogoutQuestion({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const logout = useLogout();
  // A dialog that is mounted open doesn't know which element had the focus, so it couldn't return it.
  const isMounted = useMounted();
  const [isLeaving, setLeaving] = useState(false);
  const words = useQuery({
    queryKey: ['unsent work'],
    queryFn: unsentWords,
    enabled: opened,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const leave = (): void => {
    setLeaving(true);
    logout();
  };
  return (
    <ConfirmDialog
      opened={opened && isMounted}
      title="确定退出登录？"
      confirmLabel="退出登录"
      pending={isLeaving}
      onConfirm={leave}
      onClose={onClose}
    >
      {words.data ?? whatever}
    </ConfirmDialog>
  );
}
