import { IconFileText, IconMicrophone, IconPhoto, IconRefresh, IconVideo, IconX } from '@tabler/icons-react';
import { GroupMediaKind } from '@yayan/api-client';
import { ActionIcon, Progress } from '@yayan/ui';
import classes from './FileField.module.css';
import type { QueuedFile } from './file-queue.ts';
import { LocalPicture } from './LocalPicture.tsx';

interface FileTileProps {
  file: QueuedFile;
  onRetry: () => void;
  onRemove: () => void;
}

const marks: Record<GroupMediaKind, typeof IconVideo> = {
  [GroupMediaKind.Image]: IconPhoto,
  [GroupMediaKind.Video]: IconVideo,
  [GroupMediaKind.Audio]: IconMicrophone,
  [GroupMediaKind.File]: IconFileText,
};

/** A file being uploaded: its picture, its progress, and the buttons to retry or remove it. */
export function FileTile({ file, onRetry, onRemove }: FileTileProps) {
  const { name, kind, content, poster, progress, failure, attachmentId, isResumable } = file;
  // A HEIC picture is uploaded only where the browser can't show it.
  const picture = kind === GroupMediaKind.Image && file.extension !== 'heic' ? content : poster;
  const Mark = marks[kind];
  const isSending = attachmentId === null && failure === null;
  return (
    <div className={classes['tile']}>
      {picture === null ? (
        <span className={classes['plain']}>
          <Mark size={24} stroke={1.75} aria-hidden />
          <span className={classes['name']}>{name}</span>
        </span>
      ) : (
        <LocalPicture content={picture} alt={name} />
      )}
      {isSending && progress === null ? <output className={classes['failure']}>接着上传…</output> : null}
      {isSending && progress !== null ? (
        <Progress
          className={classes['bar']}
          value={Math.round(progress * 100)}
          size={8}
          aria-label={`${name} 已上传 ${Math.round(progress * 100)}%`}
        />
      ) : null}
      {failure ? <span className={classes['failure']}>{failure.reason}</span> : null}
      <span className={classes['actions']}>
        {failure && !failure.final ? (
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label={`${isResumable ? '接着' : '重试'}上传 ${name}`}
            onClick={onRetry}
          >
            <IconRefresh size={20} stroke={1.75} />
          </ActionIcon>
        ) : null}
        <ActionIcon variant="default" size={44} radius="xl" aria-label={`移除 ${name}`} onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </ActionIcon>
      </span>
    </div>
  );
}
