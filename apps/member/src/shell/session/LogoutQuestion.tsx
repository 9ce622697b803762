import { useMounted } from '@mantine/hooks';
import { ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';
import { useLogout } from './use-logout.ts';

/** Asks before signing out, and says what becomes of unsent answers (rule 3.9). */
export default function LogoutQuestion({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const logout = useLogout();
  // A dialog that is mounted open doesn't know what had the focus before, so it couldn't return it.
  const isMounted = useMounted();
  const [isLeaving, setLeaving] = useState(false);
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
      没提交的答案会在这台设备上保留 24 小时，再登录可以接着答。
    </ConfirmDialog>
  );
}
