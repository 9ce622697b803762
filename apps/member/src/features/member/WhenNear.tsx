import { useNear } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './HomePage.module.css';

/** The end of a phone's home page, requested when somebody scrolls towards it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={classes['near']}>
      {isNear ? children : null}
    </div>
  );
}
