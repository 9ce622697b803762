import type { UndoReadRequestOf } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './MessagePage.module.css';
import { useMarkAllRead } from './use-mark-read.ts';

interface ReadBarProps {
  of: UndoReadRequestOf;
  /** Undefined while it is not known. */
  unread: number | undefined;
  children?: ReactNode;
}

const textOf = (unread: number | undefined): string => {
  if (unread === undefined) return '\u{A0}';
  return unread > 0 ? `${unread} 条未读` : '没有未读';
};

/** How much is unread, 全部已读, and its undo. */
export function ReadBar({ of, unread, children }: ReadBarProps) {
  const { markAll, isPending, undo } = useMarkAllRead(of);
  return (
    <div className={classes['bar']}>
      {children}
      <output className={classes['facts']}>{undo ? '已全部标为已读' : textOf(unread)}</output>
      {undo ? (
        <Button variant="light" size="sm" mih={44} onClick={undo}>
          撤销
        </Button>
      ) : unread ? (
        <Button variant="subtle" size="sm" mih={44} loading={isPending} onClick={markAll}>
          全部已读
        </Button>
      ) : null}
    </div>
  );
}
