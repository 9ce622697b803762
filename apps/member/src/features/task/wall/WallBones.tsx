import { Skeleton } from '@yayan/ui';
import classes from './TaskWall.module.css';

const count = 6;

/** The wall while it loads: cards of the same height. */
export function WallBones() {
  return (
    <div className={classes['list']}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line no-array-index-key -- a bone has no identity but its place
        <Skeleton key={index} height={92} radius="lg" />
      ))}
    </div>
  );
}
