import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** The actions at the end of the row. */
  action?: ReactNode;
}

interface ThingRowProps extends SettingRowProps {
  /** The row's anchor: `/home/user#consents`. */
  id?: string;
}

/** The rows of a section, as a list. */
export function SettingList({ children }: { children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}

/** One setting: name, current value, action. */
export function SettingRow({ label, value, hint, action }: SettingRowProps) {
  return (
    <li className={classes['row']}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['text']}>
        <span className={classes['value']}>{value}</span>
        {hint ? <span className={classes['hint']}>{hint}</span> : null}
      </span>
      <span className={classes['side']}>{action}</span>
    </li>
  );
}

/** A row without a setting's name: a device, an address. */
export function ThingRow({ id, label, value, hint, action }: ThingRowProps) {
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1} className={classes['row']} data-wide="true">
      <span className={classes['text']}>
        <span className={classes['label']}>{label}</span>
        <span className={classes['value']}>{value}</span>
        {hint ? <span className={classes['hint']}>{hint}</span> : null}
      </span>
      <span className={classes['side']}>{action}</span>
    </li>
  );
}
