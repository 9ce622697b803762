import { beatTaskVideo, type TaskActivity } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { Progress } from '@yayan/ui';
import { useRef, useState } from 'react';
import classes from './Activity.module.css';
import { tooEarly } from './too-early.ts';

const BEAT_SECONDS = 5;

interface VideoStepProps {
  hashId: string;
  activity: TaskActivity;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

/** The video; tells the server every few seconds where it stands, and goes back when it was skipped. */
export function VideoStep({ hashId, activity, onChanged }: VideoStepProps) {
  const { place, secondsNeeded } = activity;
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ at: -BEAT_SECONDS, busy: false });
  const [watched, setWatched] = useState(activity.seconds);
  const [problem, setProblem] = useState<string>();
  const tell = async (position: number): Promise<void> => {
    if (told.current.busy) return;
    told.current = { at: position, busy: true };
    try {
      const next = await beatTaskVideo(hashId, { position });
      setWatched(next.seconds);
      setProblem(undefined);
      if (next.state === 'ended') await onChanged(next);
    } catch (error) {
      const early = tooEarly(error);
      if (!early) return setProblem(failureText(error));
      setProblem('跳过或加速的部分不计入，已回到看过的地方');
      if (video.current) {
        video.current.playbackRate = 1;
        video.current.currentTime = early.seconds;
      }
      told.current.at = early.seconds;
    } finally {
      told.current.busy = false;
    }
  };
  const hear = (): void => {
    const position = Math.floor(video.current?.currentTime ?? 0);
    const due = Math.abs(position - told.current.at) >= BEAT_SECONDS || position >= secondsNeeded;
    if (due) void tell(position);
  };
  return (
    <div className={classes['form']}>
      {/* The film has no sound and says everything in writing. */}
      <video
        ref={video}
        className={classes['video']}
        src={place ?? ''}
        controls
        muted
        playsInline
        aria-label="任务视频"
        onPlay={() => void tell(Math.floor(video.current?.currentTime ?? 0))}
        onTimeUpdate={hear}
        onEnded={() => void tell(secondsNeeded)}
        onLoadedMetadata={() => {
          if (video.current && activity.seconds > 0) video.current.currentTime = activity.seconds;
        }}
      />
      <Progress value={(watched / secondsNeeded) * 100} size={8} aria-label={`已看 ${watched} 秒`} />
      <p className={classes['dim']}>
        已看 {watched} / {secondsNeeded} 秒，看完马上到账。
      </p>
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}
