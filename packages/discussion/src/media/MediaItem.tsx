import { IconFile, IconMicrophone, IconPlayerPlay } from '@tabler/icons-react';
import { type GroupMedia, GroupMediaKind } from '@yayan/api-client';
import { UnstyledButton } from '@yayan/ui';
import classes from './MediaGrid.module.css';

const marks = {
  [GroupMediaKind.Image]: undefined,
  [GroupMediaKind.Video]: IconPlayerPlay,
  [GroupMediaKind.Audio]: IconMicrophone,
  [GroupMediaKind.File]: IconFile,
};

const verbs = {
  [GroupMediaKind.Image]: '看大图',
  [GroupMediaKind.Video]: '播放视频',
  [GroupMediaKind.Audio]: '听录音',
  [GroupMediaKind.File]: '打开文件',
};

/** One attachment, which opens large when it is pressed: its picture where it has one, else its name. */
export function MediaItem({ item, onOpen }: { item: GroupMedia; onOpen: () => void }) {
  const { kind, name, url, thumbnailUrl, alt } = item;
  const Mark = marks[kind];
  const picture = thumbnailUrl ?? (kind === GroupMediaKind.Image ? url : undefined);
  return (
    <UnstyledButton
      className={classes['item']}
      onClick={onOpen}
      aria-label={`${verbs[kind]}：${alt ?? name}`}
    >
      {picture === undefined ? null : <img src={picture} alt="" loading="lazy" />}
      {Mark ? (
        <span className={picture === undefined ? classes['file'] : classes['mark']}>
          <Mark size={20} stroke={1.75} aria-hidden />
          {picture === undefined ? <span>{name}</span> : null}
        </span>
      ) : null}
    </UnstyledButton>
  );
}
