import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { UploadModule } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { ActionIcon, Button, FileButton } from '@yayan/ui';
import { useState } from 'react';
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

/** Pictures that go with a ticket. Each is uploaded when it is chosen. */
export function PictureField({
  value,
  onChange,
}: {
  value: readonly Picture[];
  onChange: (next: Picture[]) => void;
}) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const add = async (files: File[]): Promise<void> => {
    setSending(true);
    setFault(undefined);
    const next = [...value];
    try {
      for (const file of files.slice(0, most - value.length)) {
        const extension = extensions[file.type];
        if (extension === undefined) {
          setFault('只支持 JPG、PNG 和 WebP 图片');
          continue;
        }
        const key = await uploadFile(UploadModule.Feedback, file, extension);
        next.push({ key, preview: URL.createObjectURL(file) });
      }
    } catch (error) {
      setFault(failureText(error));
    }
    setSending(false);
    onChange(next);
  };
  return (
    <div>
      <div className={classes['pictures']}>
        {value.map(({ key, preview }, index) => (
          <span key={key}>
            <img src={preview} alt={`图片 ${index + 1}`} className={classes['picture']} />
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={`去掉图片 ${index + 1}`}
              onClick={() => onChange(value.filter((picture) => picture.key !== key))}
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
              loading={isSending}
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
