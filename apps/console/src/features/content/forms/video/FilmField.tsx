import { IconPlayerPause, IconPlayerPlay, IconVideoPlus } from '@tabler/icons-react';
import { Button, FileButton } from '@yayan/ui';
import classes from './FilmField.module.css';
import { type Film, useFilmUpload } from './use-film-upload.ts';

const PERCENT = 100;

interface FilmFieldProps {
  hasFilm: boolean;
  onFilm: (film: Film) => void;
}

/** Uploads the film of a course in parts: with its progress, a pause, and going on after an interruption. */
export function FilmField({ hasFilm, onFilm }: FilmFieldProps) {
  const { upload, fault, choose, pause, goOn } = useFilmUpload(onFilm);
  const percent = Math.floor((upload?.share ?? 0) * PERCENT);
  const isSending = upload?.state === 'sending';
  return (
    <div className={classes['root']}>
      <div className={classes['row']}>
        <FileButton accept="video/mp4" onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isSending}
              leftSection={<IconVideoPlus size={18} stroke={1.75} aria-hidden />}
            >
              {hasFilm ? '换一段视频' : '上传视频'}
            </Button>
          )}
        </FileButton>
        {upload === undefined ? null : isSending ? (
          <Button
            variant="subtle"
            leftSection={<IconPlayerPause size={18} stroke={1.75} aria-hidden />}
            onClick={pause}
          >
            暂停
          </Button>
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
            onClick={goOn}
          >
            继续
          </Button>
        )}
        <span className={classes['hint']}>
          MP4（H.264），不超过 500 MB。断了或刷新以后，再选同一个文件就接着传，一天内有效。
        </span>
      </div>
      {upload === undefined ? null : (
        <div className={classes['row']}>
          <progress
            className={classes['bar']}
            aria-label={`${upload.file.name} 的上传进度`}
            max={PERCENT}
            value={percent}
          />
          <output className={classes['hint']}>
            {upload.file.name} · {percent}%{upload.state === 'paused' ? ' · 已暂停' : ''}
          </output>
        </div>
      )}
      {fault === undefined ? null : (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}
