import { Button, TextInput } from '@yayan/ui';
import { useState } from 'react';
import classes from './Activity.module.css';
import type { Photo } from './photo.ts';

interface PhotoRowProps {
  photo: Photo;
  /** The photo's number, from 1. */
  place: number;
  captionMin: number;
  error: string | undefined;
  onCaption: (caption: string) => void;
  onRemove: () => void;
}

/** A photo and its caption. */
export function PhotoRow({ photo, place, captionMin, error, onCaption, onRemove }: PhotoRowProps) {
  // Many browsers can't show HEIC.
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <div className={classes['photo']}>
      {photo.address === '' || isUnreadable ? (
        <span>{`第 ${place} 张：${photo.name}（已上传）`}</span>
      ) : (
        <img src={photo.address} alt={`第 ${place} 张：${photo.name}`} onError={() => setUnreadable(true)} />
      )}
      <TextInput
        id={photo.key}
        className={classes['caption'] ?? ''}
        label={`第 ${place} 张的说明（至少 ${captionMin} 个字）`}
        value={photo.caption}
        error={error}
        maxLength={200}
        onChange={(event) => onCaption(event.currentTarget.value)}
      />
      <Button variant="subtle" aria-label={`删除第 ${place} 张`} onClick={onRemove}>
        删除
      </Button>
    </div>
  );
}
