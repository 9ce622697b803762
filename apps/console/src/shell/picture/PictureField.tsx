import { IconPhotoUp } from '@tabler/icons-react';
import { addContentPicture, failureText } from '@yayan/console-client';
import { Button, FileButton, TextInput } from '@yayan/ui';
import { type DragEvent, useState } from 'react';
import { MemberPicture } from './MemberPicture.tsx';
import classes from './PictureField.module.css';
import { base64Of, KINDS, pictureFault } from './picture-file.ts';

const LONGEST = 300;

interface PictureFieldProps {
  label: string;
  description?: string;
  /** A path of the members' site that could be written. */
  example?: string;
  /** Whether it has to be a picture of our own, which operators can see here. */
  isOwn?: boolean;
  value: string | null;
  /** What is wrong with the address. */
  error?: string | undefined;
  onChange: (value: string | null) => void;
}

/** A picture: chosen or dropped here, which stores it and fills its address in, or an address that is written. */
export function PictureField({
  label,
  description = '',
  example = '/content/checkin.svg',
  isOwn = false,
  value,
  error,
  onChange,
}: PictureFieldProps) {
  const [isOver, setIsOver] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (file: File | null | undefined): Promise<void> => {
    if (!file || isSending) return;
    const wrong = pictureFault(file);
    setFault(wrong);
    if (wrong !== undefined) return;
    setIsSending(true);
    try {
      onChange((await addContentPicture({ content: await base64Of(file) })).address);
    } catch (error) {
      setFault(failureText(error));
    } finally {
      setIsSending(false);
    }
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={classes['root']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <TextInput
        label={label}
        description={`${description}本站路径如 ${example}${isOwn ? '。' : '，或 https 地址。'}`}
        maxLength={LONGEST}
        autoComplete="off"
        value={value ?? ''}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value.trim() || null)}
      />
      <div className={classes['row']}>
        <FileButton accept={KINDS.join(',')} onChange={(file) => void send(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />}
              aria-label={`上传${label}`}
            >
              上传
            </Button>
          )}
        </FileButton>
        <span className={classes['hint']}>或拖到这里。JPEG、PNG、WebP、GIF，不超过 4 MB。</span>
      </div>
      {fault === undefined ? null : (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      {value === null || value === '' ? null : (
        <div className={classes['shown']}>
          <MemberPicture address={value} />
        </div>
      )}
    </div>
  );
}
