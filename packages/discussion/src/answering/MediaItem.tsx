import { IconFile, IconMicrophone, IconPlayerPlay } from '@tabler/icons-react';
import { type GroupMedia, GroupMediaKind } from '@yayan/api-client';
import classes from './MediaGrid.module.css';

const marks = {
  [GroupMediaKind.Video]: IconPlayerPlay,
  [GroupMediaKind.Audio]: IconMicrophone,
  [GroupMediaKind.File]: IconFile,
};

/** One attachment, which opens in a new tab: a picture shows its thumbnail, anything else its name. */
export function MediaItem({ item }: { item: GroupMedia }) {
  const { kind, name, url, thumbnailUrl } = item;
  const Mark = kind === GroupMediaKind.Image ? undefined : marks[kind];
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes['item']}>
      {Mark ? (
        <span className={classes['file']}>
          <Mark size={20} stroke={1.75} aria-hidden />
          {name}
        </span>
      ) : (
        <img src={thumbnailUrl ?? url} alt={name} loading="lazy" />
      )}
    </a>
  );
}
