import type { ReactNode } from 'react';
import { Button } from '../mantine/button.ts';
import classes from './ConfirmDialog.module.css';
import { Sheet } from './Sheet.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The consequence: 「撤销后金币会退回」, 「用 5,000 金币兑换 50 元话费？」. */
  title: string;
  children?: ReactNode;
  /** Verb and object: 「确认兑换」. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Something is lost for good. */
  danger?: boolean | undefined;
  pending?: boolean | undefined;
}

/** Asks before something that matters; cancelling comes first in focus, confirming is safe against double taps. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel = '再想想',
    danger,
    pending = false,
  } = props;
  return (
    <Sheet opened={opened} onClose={pending ? () => undefined : onClose} title={title}>
      {children ? <div className={classes['text']}>{children}</div> : null}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color={danger ? 'seal' : 'qing'} onClick={onConfirm} loading={pending}>
          {confirmLabel}
        </Button>
      </div>
    </Sheet>
  );
}
