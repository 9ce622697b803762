import { useEffect, useState } from 'react';
import { Loader } from '@yayan/ui';
import classes from './FirstPageLoader.module.css';

const showAfterMs = 200;

/** Shown while the first page loads; not shown when the page loads quickly. */
export function FirstPageLoader() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes['root']} aria-busy>
      {isSlow ? <Loader aria-label="加载中" /> : null}
    </div>
  );
}
