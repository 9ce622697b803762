import { useNavigation } from 'react-router';
import classes from './PageProgress.module.css';

/** A line along the top while the next page's code is on its way; a page that comes quickly shows none. */
export function PageProgress() {
  if (useNavigation().state === 'idle') return null;
  return <progress className={classes['line']} aria-label="正在打开页面" />;
}
