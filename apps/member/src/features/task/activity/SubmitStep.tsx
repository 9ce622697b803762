import {
  submitTaskActivity,
  type TaskActivity,
  type TaskActivityAsks,
  UploadModule,
} from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { Button, FileButton, Textarea, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { uploadFile } from '../../../shell/upload-file.ts';
import classes from './Activity.module.css';

const types = ['image/jpeg', 'image/png', 'image/webp'];
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const mostBytes = 10 * 1024 * 1024;

interface Photo {
  key: string;
  name: string;
  address: string;
  caption: string;
}

interface SubmitStepProps {
  hashId: string;
  asks: TaskActivityAsks;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

/** What is asked for: a text, photos with a line each. Handed in once, then it waits for review. */
export function SubmitStep({ hashId, asks, onChanged }: SubmitStepProps) {
  const { prompt, textMin, photosMin, photosMax, captionMin } = asks;
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [busy, setBusy] = useState<'upload' | 'submit'>();
  const [problem, setProblem] = useState<string>();
  const act = async (what: 'upload' | 'submit', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof ApiError ? failureText(error) : '图片上传失败，检查网络后重试');
    } finally {
      setBusy(undefined);
    }
  };
  const add = async (file: File | null): Promise<void> => {
    const extension = file && extensions[file.type];
    if (!file) return;
    if (!extension || file.size > mostBytes) return setProblem('请选 JPG、PNG 或 WebP，不超过 10MB');
    const key = await uploadFile(UploadModule.Task, file, extension);
    setPhotos((all) => [...all, { key, name: file.name, address: URL.createObjectURL(file), caption: '' }]);
  };
  const long = (words: string): number => Array.from(words.trim()).length;
  const complete =
    long(text) >= textMin &&
    photos.length >= photosMin &&
    photos.every(({ caption }) => long(caption) >= captionMin);
  const submit = async (): Promise<void> => {
    const handed = photos.map(({ key, caption }) => ({ key, caption: caption.trim() }));
    await onChanged(await submitTaskActivity(hashId, { text: text.trim(), photos: handed }));
  };
  return (
    <div className={classes['form']}>
      <p className={classes['text']}>{prompt}</p>
      {textMin > 0 ? (
        <Textarea
          label={`写一写（至少 ${textMin} 个字，已写 ${long(text)} 个）`}
          value={text}
          maxLength={1000}
          minRows={3}
          autosize
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      {photos.map((photo, index) => (
        <div key={photo.key} className={classes['photo']}>
          <img src={photo.address} alt={`第 ${index + 1} 张：${photo.name}`} />
          <TextInput
            className={classes['caption'] ?? ''}
            label={`第 ${index + 1} 张的说明（至少 ${captionMin} 个字）`}
            value={photo.caption}
            maxLength={200}
            onChange={(event) => {
              const caption = event.currentTarget.value;
              setPhotos((all) => all.map((one) => (one.key === photo.key ? { ...one, caption } : one)));
            }}
          />
          <Button
            variant="subtle"
            aria-label={`删除第 ${index + 1} 张`}
            onClick={() => setPhotos((all) => all.filter(({ key }) => key !== photo.key))}
          >
            删除
          </Button>
        </div>
      ))}
      {photosMax > 0 ? (
        <FileButton accept={types.join(',')} onChange={(file) => void act('upload', () => add(file))}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy === 'upload'}
              disabled={photos.length >= photosMax}
            >
              添加照片（{photos.length}/{photosMax}）
            </Button>
          )}
        </FileButton>
      ) : null}
      <Button loading={busy === 'submit'} disabled={!complete} onClick={() => void act('submit', submit)}>
        提交审核
      </Button>
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}
