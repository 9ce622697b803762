import classes from './OfflineBar.module.css';
import { useOnline } from './use-online.ts';

/** A thin bar while the device has no network. */
export function OfflineBar() {
  return (
    <output className={classes['region']}>
      {useOnline() ? null : (
        <div className={classes['root']} data-offline>
          网络断开，恢复后自动刷新
        </div>
      )}
    </output>
  );
}
