import { IconX } from '@tabler/icons-react';
import type { GroupMedia } from '@yayan/api-client';
import { ActionIcon } from '@yayan/ui';
import classes from './FileField.module.css';

/** A file that the server already has, with a button to remove it where that is allowed. */
export function KeptTile({ media, onDrop }: { media: GroupMedia; onDrop?: (() => void) | undefined }) {
  const { name, kind, url, thumbnailUrl } = media;
  const picture = thumbnailUrl ?? (kind === 'image' ? url : undefined);
  return (
    <div className={classes['tile']}>
      {picture === undefined ? (
        <span className={classes['plain']}>
          <span className={classes['name']}>{name}</span>
        </span>
      ) : (
        <img src={picture} alt={name} />
      )}
      {onDrop ? (
        <span className={classes['actions']}>
          <ActionIcon variant="default" size={44} radius="xl" aria-label={`移除 ${name}`} onClick={onDrop}>
            <IconX size={20} stroke={1.75} />
          </ActionIcon>
        </span>
      ) : null}
    </div>
  );
}
