import classes from './OfflineBar.module.css';
import { useIsOnline } from './use-is-online.ts';

/** A thin bar while the device has no network. */
export function OfflineBar() {
  const online = useIsOnline();
  return (
    <output className={classes['region']}>
      {online ? null : <div className={classes['root']}>网络已断开，恢复后自动刷新</div>}
    </output>
  );
}
