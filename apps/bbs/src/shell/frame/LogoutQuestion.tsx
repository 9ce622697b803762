import { ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';
import { useLogout } from '../client/use-logout.ts';

interface LogoutQuestionProps {
  opened: boolean;
  onClose: () => void;
  /** What signing out means here. */
  children: string;
}

/** Asks before signing out, since only a code leads back in. */
export function LogoutQuestion({ opened, onClose, children }: LogoutQuestionProps) {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await logout();
    // The frame stays, and somebody may sign in to it again.
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
