import type { GroupMedia } from '@yayan/api-client';
import { Suspense, useState } from 'react';
import classes from './MediaGrid.module.css';
import { LazyMediaViewer } from './lazy-media-viewer.ts';
import { MediaItem } from './MediaItem.tsx';

interface MediaGridProps {
  media: readonly GroupMedia[];
  /** Shown below each file in the large view. */
  caption?: string;
}

/** Pictures, videos, recordings and files; each opens large. Renders nothing when there are none. */
export function MediaGrid({ media, caption }: MediaGridProps) {
  const [opened, setOpened] = useState<number>();
  if (media.length === 0) return null;
  return (
    <div className={classes['root']}>
      {media.map((item, index) => (
        <MediaItem key={item.id} item={item} onOpen={() => setOpened(index)} />
      ))}
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <LazyMediaViewer
            items={media.map((item) => ({ media: item, caption: item.alt ?? caption ?? item.name }))}
            at={opened}
            onMove={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
