import { Button } from '@yayan/ui';
import classes from './SettingRow.module.css';

interface RowActionProps {
  /** The button's text: 「更换」. */
  label: string;
  /** What the button changes, for screen readers: 「手机号」. */
  object: string;
  onPress: () => void;
  danger?: boolean | undefined;
  pending?: boolean | undefined;
}

/** The quiet button at the end of a row. */
export function RowAction({ label, object, onPress, danger = false, pending = false }: RowActionProps) {
  return (
    <Button
      variant="subtle"
      color={danger ? 'seal' : 'qing'}
      className={classes['action'] ?? ''}
      data-danger={danger || undefined}
      aria-label={`${label} ${object}`}
      aria-haspopup="dialog"
      loading={pending}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
