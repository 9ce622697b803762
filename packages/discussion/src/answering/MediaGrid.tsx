import type { GroupMedia } from '@yayan/api-client';
import classes from './MediaGrid.module.css';
import { MediaItem } from './MediaItem.tsx';

/** Pictures, videos, recordings and files. Renders nothing when there are none. */
export function MediaGrid({ media }: { media: readonly GroupMedia[] }) {
  if (media.length === 0) return null;
  return (
    <div className={classes['root']}>
      {media.map((item) => (
        <MediaItem key={item.id} item={item} />
      ))}
    </div>
  );
}
