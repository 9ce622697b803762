import { useNavigation } from 'react-router';
import classes from './PageProgress.module.css';

/** A progress line at the top while the next page's code loads; not shown when it loads quickly. */
export function PageProgress() {
  if (useNavigation().state === 'idle') return null;
  return <progress className={classes['line']} aria-label="正在打开页面" />;
}
