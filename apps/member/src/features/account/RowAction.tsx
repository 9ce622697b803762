import { Button } from '@yayan/ui';
import classes from './SettingRow.module.css';

interface RowActionProps {
  /** What stands on the button: 「更换」. */
  label: string;
  /** The same with its object, for those who hear it alone: 「更换手机号」. */
  name: string;
  onPress: () => void;
  danger?: boolean | undefined;
  pending?: boolean | undefined;
}

/** The quiet button at the end of a row. */
export function RowAction({ label, name, onPress, danger = false, pending = false }: RowActionProps) {
  return (
    <Button
      variant="subtle"
      color={danger ? 'seal' : 'qing'}
      className={classes['action'] ?? ''}
      data-danger={danger || undefined}
      aria-label={name}
      aria-haspopup="dialog"
      loading={pending}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
