import classes from './OfflineBar.module.css';

/** Takes the place of the OfflineBar: `children` also say from when the page's data are. */
export function OfflineSince({ children }: { children: string }) {
  return (
    <output className={classes['region']}>
      <div className={classes['root']} data-offline data-says-offline>
        {children}
      </div>
    </output>
  );
}
