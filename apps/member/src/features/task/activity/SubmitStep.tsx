import { submitTaskActivity, type TaskActivity, type TaskActivityAsks, UploadError } from '@yayan/api-client';
import { PressLine, useSendOnceUploaded } from '@yayan/discussion';
import { failureText } from '@yayan/site';
import { Button, FileButton, Progress, Skeleton, Textarea } from '@yayan/ui';
import { useId, useState } from 'react';
import { underVeil } from '../../../shell/client/under-veil.ts';
import { uploadFailureText } from '../../../shell/client/upload-failure-text.ts';
import classes from './Activity.module.css';
import { Examples } from './Examples.tsx';
import { findMissingPart, lengthOf, type MissingPart } from './missing-part.ts';
import { photoExtension, photoTypes } from './photo.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { UnsentPhotoRow } from './UnsentPhotoRow.tsx';
import { useHandIn } from './use-hand-in.ts';

interface SubmitStepProps {
  hashId: string;
  sessionId: string;
  asks: TaskActivityAsks;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

/** The form of a task with review: a text, photos with captions. It is submitted once (rule 3.26). */
export function SubmitStep({ hashId, sessionId, asks, onChanged }: SubmitStepProps) {
  const { prompt, textMin, photosMax, captionMin, examples } = asks;
  const id = useId();
  const handIn = useHandIn(sessionId);
  const { text, photos, unsent, refused, isReady, progress, write, add, caption, remove, forget } = handIn;
  const [busy, setBusy] = useState<'upload' | 'submit'>();
  const [problem, setProblem] = useState<string>();
  const isUploading = busy === 'upload' || progress !== undefined;
  // Missing parts are shown after the first attempt to submit.
  const [tried, setTried] = useState(false);
  const lack = tried ? findMissingPart(asks, text, photos) : undefined;
  const captionLacking = typeof lack?.where === 'object' ? lack.where.captionOf : undefined;

  const act = async (what: 'upload' | 'submit', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof UploadError ? uploadFailureText(error) : failureText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const choose = async (file: File | null): Promise<void> => {
    const extension = file ? photoExtension(file) : undefined;
    if (file === null) return;
    if (extension === undefined) return setProblem('请选择 JPG、PNG、WebP 或 HEIC 图片，不超过 10 MB');
    await act('upload', () => add(file, extension));
  };
  const submit = async (): Promise<void> => {
    const missing = findMissingPart(asks, text, photos);
    // What is missing of the photos may be on its way.
    if (missing?.where !== 'text' && press.mustWait()) return;
    setTried(true);
    if (missing) return document.getElementById(fieldOf(missing.where, id))?.focus();
    const handed = photos.map((photo) => ({ key: photo.key, caption: photo.caption.trim() }));
    await act('submit', async () => {
      const activity = await underVeil(() =>
        submitTaskActivity(hashId, { text: text.trim(), photos: handed }),
      );
      forget();
      await onChanged(activity);
    });
  };
  // It is submitted once: a photo that arrives later would be lost.
  const press = useSendOnceUploaded({
    files: {
      files: [
        ...photos.map(({ key, uploadId = key }) => ({ id: uploadId })),
        ...unsent.map(({ uploadId }) => ({ id: uploadId })),
        ...refused.map((uploadId) => ({ id: uploadId })),
      ],
      waiting: isUploading || unsent.length > 0 ? '有照片没传完，传完或不要了再提交' : undefined,
      isUnderWay: isUploading,
      refusals: refused.length,
    },
    content: JSON.stringify([text, photos.map((photo) => photo.caption).filter((words) => words !== '')]),
    label: '提交',
    send: submit,
  });
  if (!isReady) return <Skeleton height={160} />;
  return (
    <div className={classes['form']}>
      <p className={classes['text']}>{prompt}</p>
      {examples.length > 0 ? <Examples examples={examples} /> : null}
      {textMin > 0 ? (
        <Textarea
          id={fieldOf('text', id)}
          label={`写一写（至少 ${textMin} 个字，已写 ${lengthOf(text)} 个）`}
          value={text}
          error={lack?.where === 'text' ? lack.msg : undefined}
          maxLength={1000}
          minRows={3}
          autosize
          onChange={(event) => write(event.currentTarget.value)}
        />
      ) : null}
      {photos.map((photo, index) => (
        <PhotoRow
          key={photo.key}
          photo={photo}
          place={index + 1}
          captionMin={captionMin}
          error={photo.key === captionLacking ? lack?.msg : undefined}
          onCaption={(words) => caption(photo.key, words)}
          onRemove={() => remove(photo)}
        />
      ))}
      {isUploading
        ? null
        : unsent.map((photo) => (
            <UnsentPhotoRow
              key={photo.uploadId}
              photo={photo}
              canSend={handIn.canSend(photo)}
              onRetry={() => void act('upload', () => handIn.retry(photo))}
              onGiveUp={() => handIn.giveUp(photo)}
            />
          ))}
      {photosMax > 0 ? (
        <FileButton accept={photoTypes} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              id={fieldOf('photos', id)}
              variant="default"
              loading={isUploading}
              disabled={photos.length >= photosMax || busy === 'submit'}
            >
              添加照片（{photos.length}/{photosMax}）
            </Button>
          )}
        </FileButton>
      ) : null}
      {progress === undefined ? null : (
        <Progress value={progress * 100} size={8} aria-label={`照片已上传 ${Math.round(progress * 100)}%`} />
      )}
      <PressLine note={press.note} />
      <Button loading={busy === 'submit'} onClick={() => void submit()}>
        提交审核
      </Button>
      <p className={classes['problem']} role="alert">
        {lack?.where === 'photos' ? lack.msg : problem}
      </p>
    </div>
  );
}

/** The id of the field with the missing part. */
const fieldOf = (where: MissingPart['where'], form: string): string =>
  typeof where === 'object' ? where.captionOf : `${form}-${where}`;
