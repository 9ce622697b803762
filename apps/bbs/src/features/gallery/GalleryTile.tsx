import type { GroupAttachment } from '@yayan/api-client';
import { MediaItem } from '@yayan/discussion';
import { Checkbox, formatPast, Link } from '@yayan/ui';
import classes from './GalleryPage.module.css';

interface GalleryTileProps {
  item: GroupAttachment;
  onOpen: () => void;
  /** For hosts, who choose files to download or remove. */
  choice: { chosen: boolean; toggle: () => void } | undefined;
}

/** A file with its author and its place; the place links to the answer. */
export function GalleryTile({ item, onOpen, choice }: GalleryTileProps) {
  const { media, member, where, responseId, createdAt } = item;
  return (
    <li className={classes['tile']}>
      <MediaItem item={media} onOpen={onOpen} />
      <div className={classes['words']}>
        {choice ? (
          <Checkbox
            label={member.name}
            aria-label={`选择 ${member.name} 的${media.name}`}
            checked={choice.chosen}
            onChange={choice.toggle}
          />
        ) : (
          <b>{member.name}</b>
        )}
        {where ? (
          <Link href={`/topic/${where.topicId}#${responseId ?? where.sectionId}`}>{where.sectionTitle}</Link>
        ) : (
          <span>还没有提交</span>
        )}
        <span className={classes['dim']}>{formatPast(createdAt)}</span>
      </div>
    </li>
  );
}
