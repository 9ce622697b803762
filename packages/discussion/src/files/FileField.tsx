import { IconPhotoPlus } from '@tabler/icons-react';
import type { GroupMedia } from '@yayan/api-client';
import { Button, FileButton } from '@yayan/ui';
import classes from './FileField.module.css';
import { FileTile } from './FileTile.tsx';
import type { FilesOf } from './use-file-queue.ts';
import { KeptTile } from './KeptTile.tsx';

/** The most files of one answer or reply. */
const mostFiles = 9;

const none: readonly GroupMedia[] = [];

interface FileFieldProps {
  queue: FilesOf;
  /** The files that the answer already has. */
  kept?: readonly GroupMedia[];
  onDrop?: (id: string) => void;
  isRequired?: boolean;
}

/** Photos, videos and recordings of a text being written, with the button to add more. */
export function FileField({ queue, kept = none, onDrop, isRequired = false }: FileFieldProps) {
  const count = kept.length + queue.files.length + queue.preparing;
  const room = mostFiles - count;
  return (
    <section className={classes['root']} aria-label="照片和视频">
      {kept.length + queue.files.length > 0 ? (
        <ul className={classes['tiles']}>
          {kept.map((media) => (
            <li key={media.id}>
              <KeptTile media={media} onDrop={() => onDrop?.(media.id)} />
            </li>
          ))}
          {queue.files.map((file) => (
            <li key={file.id}>
              <FileTile
                file={file}
                onRetry={() => queue.retry(file.id)}
                onRemove={() => queue.remove(file.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes['foot']}>
        <FileButton
          accept={queue.offered}
          multiple
          disabled={room <= 0}
          onChange={(files) => void queue.add(files, room)}
          inputProps={{ 'aria-label': '选择照片、视频或录音' }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={room <= 0}
              leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
            >
              {count === 0 ? '加照片或视频' : `再加（${count} / ${mostFiles}）`}
            </Button>
          )}
        </FileButton>
        {queue.preparing > 0 ? (
          <output className={classes['note']}>正在处理 {queue.preparing} 个文件…</output>
        ) : null}
        {isRequired && count === 0 ? (
          <span className={classes['note']}>这道题需要一张照片或一段视频</span>
        ) : null}
      </div>
      <p className={classes['problem']} role="alert">
        {queue.problem}
      </p>
    </section>
  );
}
