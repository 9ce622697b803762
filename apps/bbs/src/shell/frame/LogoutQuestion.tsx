import { ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';
import { useLogout } from '../client/use-logout.ts';

interface LogoutQuestionProps {
  opened: boolean;
  onClose: () => void;
  /** What signing out means on this page. */
  children: string;
}

/** Asks before signing out, because signing in again needs a code. */
export function LogoutQuestion({ opened, onClose, children }: LogoutQuestionProps) {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await logout();
    // The frame stays mounted, and somebody may sign in again.
    setLeaving(false);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="确定退出登录？"
      confirmLabel="退出登录"
      pending={isLeaving}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
