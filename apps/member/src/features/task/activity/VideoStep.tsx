import { beatTaskVideo, type TaskActivity } from '@yayan/api-client';
import { failureText, noteShown } from '@yayan/site';
import { Progress } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';
import classes from './Activity.module.css';
import { reportInOrder, type ReportOutcome } from './report-in-order.ts';
import { timeNotReached } from './time-not-reached.ts';

const BEAT_SECONDS = 5;

interface VideoStepProps {
  hashId: string;
  activity: TaskActivity;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

/** The video. It reports its position to the server every few seconds, and jumps back when the member skipped ahead. */
export function VideoStep({ hashId, activity, onChanged }: VideoStepProps) {
  const { place, secondsNeeded } = activity;
  const video = useRef<HTMLVideoElement>(null);
  const reportedAt = useRef(-BEAT_SECONDS);
  const [watched, setWatched] = useState(activity.seconds);
  const [problem, setProblem] = useState<string>();
  const goBackTo = (seconds: number): void => {
    reportedAt.current = seconds;
    if (video.current === null) return;
    video.current.playbackRate = 1;
    video.current.currentTime = seconds;
  };
  const send = async (position: number): Promise<ReportOutcome> => {
    reportedAt.current = position;
    try {
      const next = await beatTaskVideo(hashId, { position });
      setWatched(next.seconds);
      setProblem(undefined);
      if (next.state === 'ended') await onChanged(next);
      return 'heard';
    } catch (error) {
      const early = timeNotReached(error);
      noteShown(error);
      setProblem(early ? '跳过或加速的部分不计入，已回到看过的地方' : failureText(error));
      if (early) goBackTo(early.seconds);
      return isWorthSendingAgain(error) ? 'lost' : 'turnedDown';
    }
  };
  const [reports] = useState(reportInOrder);
  useEffect(() => reports.start(), [reports]);
  const report = (position: number): void => void reports.report(position, send);
  const onTime = (): void => {
    const position = Math.floor(video.current?.currentTime ?? 0);
    const due = Math.abs(position - reportedAt.current) >= BEAT_SECONDS || position >= secondsNeeded;
    if (due) report(position);
  };
  return (
    <div className={classes['form']}>
      {/* The video has no sound and shows all text on screen. */}
      <video
        ref={video}
        className={classes['video']}
        src={place ?? ''}
        controls
        muted
        playsInline
        aria-label="任务视频"
        onPlay={() => report(Math.floor(video.current?.currentTime ?? 0))}
        onTimeUpdate={onTime}
        onEnded={() => report(secondsNeeded)}
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
