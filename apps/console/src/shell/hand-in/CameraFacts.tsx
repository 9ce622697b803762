import type { HandInCamera } from '@yayan/console-client';
import classes from './Pictures.module.css';

/** What the phone wrote into a photo. A hint only: it can be changed. */
export function CameraFacts({ camera }: { camera: HandInCamera }) {
  if (camera === null) return null;
  const { takenAt, camera: name } = camera;
  const known = [takenAt === null ? null : `手机写的时间 ${takenAt}`, name].filter((text) => text !== null);
  return (
    <p className={classes['camera']}>
      {known.length === 0 ? '照片里没有拍摄信息。' : `${known.join('；')}。仅供参考，可能被改过。`}
    </p>
  );
}
