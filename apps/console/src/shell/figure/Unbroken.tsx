import type { ReactNode } from 'react';
import classes from './Unbroken.module.css';

/** A date or an amount inside a longer text, which no line breaks. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={classes['root']}>{children}</span>;
}
