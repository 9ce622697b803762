import { Button } from '@yayan/ui';
import classes from './Activity.module.css';
import type { UnsentPhoto } from './unsent-photo.ts';

interface UnsentPhotoRowProps {
  photo: UnsentPhoto;
  /** Whether the page still has the photo. */
  canSend: boolean;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** A photo whose upload was interrupted: it goes on here, or with the same photo chosen again. */
export function UnsentPhotoRow({ photo: { name }, canSend, onRetry, onGiveUp }: UnsentPhotoRowProps) {
  return (
    <div className={classes['photo']}>
      <span>{`“${name}”没有传完${canSend ? '' : '，选择同一个文件继续'}`}</span>
      {canSend ? (
        <Button variant="default" onClick={onRetry}>
          接着上传
        </Button>
      ) : null}
      <Button variant="subtle" aria-label={`不要了：${name}`} onClick={onGiveUp}>
        不要了
      </Button>
    </div>
  );
}
