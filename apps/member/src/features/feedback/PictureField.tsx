import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { ActionIcon, Button, FileButton } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './FeedbackPage.module.css';
import { mostPictures, type Picture, type Pictures } from './use-pictures.ts';

/** The pictures of a ticket, from `usePictures`. */
export function PictureField({ field }: { field: Pictures }) {
  const { pictures, isSending, fault } = field;
  const root = useRef<HTMLDivElement>(null);
  // Removing a picture removes its button, and a full list removes the add button. Move the focus to the button in its place.
  const [goOn, setGoOn] = useState<{ from: number }>();
  useEffect(() => {
    if (!goOn || isSending || document.activeElement !== document.body) return;
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    buttons[Math.min(goOn.from, buttons.length - 1)]?.focus();
  }, [goOn, isSending]);

  const add = async (files: File[]): Promise<void> => {
    await field.add(files);
    setGoOn({ from: mostPictures });
  };
  const remove = (index: number, gone: Picture): void => {
    field.remove(gone);
    setGoOn({ from: index });
  };
  return (
    <div ref={root}>
      <div className={classes['pictures']}>
        {pictures.map((picture, index) => (
          <span key={picture.key}>
            <img src={picture.preview} alt={`图片 ${index + 1}`} className={classes['picture']} />
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={`去掉图片 ${index + 1}`}
              onClick={() => remove(index, picture)}
            >
              <IconX size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </span>
        ))}
      </div>
      {pictures.length < mostPictures ? (
        <FileButton multiple accept="image/jpeg,image/png,image/webp" onChange={(files) => void add(files)}>
          {(props) => (
            <Button
              {...props}
              variant="light"
              loading={isSending}
              leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
            >
              添加图片（最多 {mostPictures} 张）
            </Button>
          )}
        </FileButton>
      ) : null}
      {fault === undefined ? null : (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}
