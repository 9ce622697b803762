import { Button } from '@yayan/ui';
import { useState } from 'react';
import classes from './MePage.module.css';
import { LogoutDialog } from '../../../shell/session/LogoutDialog.tsx';

/** Signs out after a confirmation. */
export function MeLogout() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="lg"
        className={classes['logout'] ?? ''}
        onClick={() => setLeaving(true)}
      >
        退出登录
      </Button>
      <LogoutDialog opened={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
