import type { UndoReadRequestOf } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './MessagePage.module.css';
import { useMarkAllRead } from './use-mark-read.ts';

interface ReadBarProps {
  of: UndoReadRequestOf;
  unread: number;
  children?: ReactNode;
}

/** How much is unread, 全部已读, and its undo. */
export function ReadBar({ of, unread, children }: ReadBarProps) {
  const { markAll, isPending, undo } = useMarkAllRead(of);
  return (
    <div className={classes['bar']}>
      {children}
      <output className={classes['facts']}>
        {undo ? '已全部标为已读' : unread > 0 ? `${unread} 条未读` : '没有未读'}
      </output>
      {undo ? (
        <Button variant="light" size="sm" mih={44} onClick={undo}>
          撤销
        </Button>
      ) : unread > 0 ? (
        <Button variant="subtle" size="sm" mih={44} loading={isPending} onClick={markAll}>
          全部已读
        </Button>
      ) : null}
    </div>
  );
}
