import { useNetwork } from '@mantine/hooks';
import classes from './OfflineBar.module.css';

/** A thin bar while the device has no network. */
export function OfflineBar() {
  const { online } = useNetwork();
  return (
    <output className={classes['region']}>
      {online ? null : <div className={classes['root']}>网络断开，恢复后自动刷新</div>}
    </output>
  );
}
