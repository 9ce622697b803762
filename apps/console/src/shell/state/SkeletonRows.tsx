import { Skeleton } from '@yayan/ui';
import classes from './SkeletonRows.module.css';

/** Placeholder rows of a list. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
  return (
    <div className={classes['root']}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={20} width={row % 2 === 0 ? '100%' : '92%'} />
      ))}
    </div>
  );
}
