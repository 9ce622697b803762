import { IconRotateClockwise } from '@tabler/icons-react';
import type { HandInPhoto } from '@yayan/console-client';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { CameraFacts } from './CameraFacts.tsx';
import { SeenBefore } from './SeenBefore.tsx';
import classes from './Pictures.module.css';

const QUARTER = 90;
const FULL = 360;

function Picture({ picture, number }: { picture: HandInPhoto; number: number }) {
  const { url, caption, camera, seenBefore } = picture;
  const [turned, setTurned] = useState(0);
  return (
    <figure className={classes['figure']}>
      <a href={url} target="_blank" rel="noreferrer" className={classes['frame']} title="在新标签页看大图">
        <img
          src={url}
          alt={`第 ${number} 张照片`}
          className={classes['picture']}
          style={{ rotate: `${turned}deg` }}
        />
      </a>
      <figcaption className={classes['caption']}>
        <span>
          {number}. {caption || '没有说明'}
        </span>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconRotateClockwise size={16} stroke={1.75} aria-hidden />}
          onClick={() => setTurned((turned + QUARTER) % FULL)}
          aria-label={`旋转第 ${number} 张照片`}
        >
          旋转
        </Button>
      </figcaption>
      <SeenBefore seenBefore={seenBefore} />
      <CameraFacts camera={camera} />
    </figure>
  );
}

/** The photos of a hand-in with their captions. */
export function Pictures({ pictures }: { pictures: readonly HandInPhoto[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={classes['root']}>
      {pictures.map((picture, at) => (
        <Picture key={picture.url} picture={picture} number={at + 1} />
      ))}
    </div>
  );
}
