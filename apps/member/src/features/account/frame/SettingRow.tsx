import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** What can be done with it, at the end of the row. */
  action?: ReactNode;
}

/** Rows of a section, as the list they are. */
export function SettingList({ children }: { children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}

/** One thing of the account: what it is, what it is now, and how to change it. */
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

/** A row whose title is the thing itself: a device, an address. */
export function ThingRow({ label, value, hint, action }: SettingRowProps) {
  return (
    <li className={classes['row']} data-wide="true">
      <span className={classes['text']}>
        <span className={classes['label']}>{label}</span>
        <span className={classes['value']}>{value}</span>
        {hint ? <span className={classes['hint']}>{hint}</span> : null}
      </span>
      <span className={classes['side']}>{action}</span>
    </li>
  );
}
