import type { ReactNode } from 'react';
import { Alert } from '../mantine/display/alert.ts';
import { Button } from '../mantine/actions/button.tsx';
import classes from './ConfirmDialog.module.css';
import { Sheet } from './Sheet.tsx';
import { useSwallowSecondTap } from './use-swallow-second-tap.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The consequence: 「撤销后金币会退回」, 「用 5,000 金币兑换 50 元话费？」. */
  title: string;
  children?: ReactNode;
  /** Verb and object: 「确认兑换」. */
  confirmLabel: string;
  /** Whether something is lost for good. */
  danger?: boolean | undefined;
  pending?: boolean | undefined;
  /** Why it did not work. */
  failure?: string | undefined;
}

/** Asks for confirmation. Cancel has the focus first. A double tap confirms once and presses nothing below. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, title, children } = props;
  const { confirmLabel, danger, pending = false, failure } = props;
  const noteTap = useSwallowSecondTap(opened);
  return (
    <Sheet opened={opened} onClose={pending ? () => undefined : onClose} title={title}>
      {children ? <div className={classes['text']}>{children}</div> : null}
      {failure ? (
        <Alert color="seal" role="alert" mt="sm">
          {failure}
        </Alert>
      ) : null}
      <div className={classes['actions']} onClickCapture={noteTap}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          再想想
        </Button>
        <Button color={danger ? 'seal' : 'qing'} onClick={onConfirm} loading={pending}>
          {confirmLabel}
        </Button>
      </div>
    </Sheet>
  );
}
