import { useQueryClient } from '@tanstack/react-query';
import { changeAvatar, uploadFile, UploadModule } from '@yayan/api-client';
import { getGetAccountQueryKey } from '@yayan/api-client/react';
import { useAction, useUnmountSignal } from '@yayan/site';
import { Button, FileButton, Avatar, Progress, Sheet, Skeleton } from '@yayan/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { uploadFailureText } from '../../../shell/client/upload-failure-text.ts';
import { avatarFileError, avatarTypes } from './avatar-file.ts';
import classes from './AvatarSheet.module.css';
import { type CropArea, cropPicture } from './crop-picture.ts';
import form from '../frame/SheetForm.module.css';

const AvatarCrop = lazy(() => import('./AvatarCrop.tsx').then((part) => ({ default: part.AvatarCrop })));

interface AvatarSheetProps {
  opened: boolean;
  onClose: () => void;
  nickname: string;
  avatar: string | null;
}

function AvatarForm({ onClose, nickname, avatar }: Omit<AvatarSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [area, setArea] = useState<CropArea>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(0);
  const unmountSignal = useUnmountSignal();

  const address = chosen?.address;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);

  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    const wrong = await avatarFileError(file);
    setProblem(wrong);
    if (!wrong) setChosen({ file, address: URL.createObjectURL(file) });
  };

  const { run, isPending } = useAction(
    async ({ file }: { file: File }, cut: CropArea) => {
      setSent(0);
      setProblem(undefined);
      const { key } = await uploadFile(UploadModule.Avatar, await cropPicture(file, cut), {
        extension: 'jpg',
        signal: unmountSignal(),
        onProgress: setSent,
      });
      await changeAvatar({ key });
      await queries.invalidateQueries({ queryKey: getGetAccountQueryKey() });
      toaster.success('头像已更换');
      onClose();
    },
    {
      onError: (error) => setProblem(uploadFailureText(error)),
    },
  );
  const save = async (): Promise<void> => {
    if (chosen && area) await run(chosen, area);
  };

  return (
    <div className={form['form']}>
      {chosen ? (
        <Suspense fallback={<Skeleton height={300} />}>
          <AvatarCrop key={chosen.address} address={chosen.address} onArea={setArea} />
        </Suspense>
      ) : (
        <div className={classes['now']}>
          <Avatar name={nickname} src={avatar} size={120} />
          <p className={form['note']}>支持 JPG、PNG、WebP，不超过 10 MB。图片中的拍摄位置等信息不会保存。</p>
        </div>
      )}
      {isPending ? (
        <Progress value={sent * 100} size={8} aria-label={`已上传 ${Math.floor(sent * 100)}%`} />
      ) : null}
      <p className={form['problem']} role="alert">
        {problem}
      </p>
      <div className={form['buttons']}>
        <FileButton accept={avatarTypes.join(',')} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant={chosen ? 'default' : 'filled'} disabled={isPending} data-autofocus>
              {chosen ? '换一张' : '选择图片'}
            </Button>
          )}
        </FileButton>
        {chosen ? (
          <Button loading={isPending} disabled={!area} onClick={() => void save()}>
            保存头像
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** 更换头像: choose, crop, upload. */
export function AvatarSheet({ opened, ...rest }: AvatarSheetProps) {
  return (
    <Sheet opened={opened} onClose={rest.onClose} title="更换头像">
      <AvatarForm {...rest} />
    </Sheet>
  );
}
