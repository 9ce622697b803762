import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { UploadModule } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { ActionIcon, Button, FileButton } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../shell/client/upload-file.ts';
import classes from './FeedbackPage.module.css';

/** A ticket has at most six pictures (rule 7.16). */
const most = 6;
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** An uploaded picture: its key, and an address in this browser to show it by. */
export interface Picture {
  key: string;
  preview: string;
}

interface PictureFieldProps {
  value: readonly Picture[];
  /** Changes the current pictures: while an upload runs, other pictures may be added and removed. */
  onChange: (change: (now: readonly Picture[]) => readonly Picture[]) => void;
}

/** The pictures of a ticket. Each is uploaded when it is chosen. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(0);
  const [fault, setFault] = useState<string>();
  // Removing a picture removes its button, and a full list removes the add button. Move the focus to the button in its place.
  const [goOn, setGoOn] = useState<{ from: number }>();
  useEffect(() => {
    if (!goOn || sending > 0 || document.activeElement !== document.body) return;
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    buttons[Math.min(goOn.from, buttons.length - 1)]?.focus();
  }, [goOn, sending]);

  const upload = async (file: File): Promise<void> => {
    const extension = extensions[file.type];
    if (extension === undefined) return setFault('请选择 JPG、PNG 或 WebP 图片');
    const key = await uploadFile(UploadModule.Feedback, file, extension);
    const picture = { key, preview: URL.createObjectURL(file) };
    onChange((now) => (now.length < most ? [...now, picture] : now));
  };
  const add = async (files: File[]): Promise<void> => {
    setSending((count) => count + 1);
    setFault(undefined);
    try {
      for (const file of files.slice(0, most - value.length)) await upload(file);
    } catch (error) {
      setFault(failureText(error));
    }
    setSending((count) => count - 1);
    setGoOn({ from: most });
  };
  const remove = (index: number, gone: Picture): void => {
    onChange((now) => now.filter((picture) => picture !== gone));
    setGoOn({ from: index });
  };
  return (
    <div ref={root}>
      <div className={classes['pictures']}>
        {value.map((picture, index) => (
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
      {value.length < most ? (
        <FileButton multiple accept="image/jpeg,image/png,image/webp" onChange={(files) => void add(files)}>
          {(props) => (
            <Button
              {...props}
              variant="light"
              loading={sending > 0}
              leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
            >
              添加图片（最多 {most} 张）
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
