import { claimBrowseTask, type TaskActivity } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { Button, ButtonLink } from '@yayan/ui';
import { useEffect, useState } from 'react';
import classes from './Activity.module.css';
import { tooEarly } from './time-not-reached.ts';

interface BrowseStepProps {
  hashId: string;
  activity: TaskActivity;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

/** Opens the page, counts along, and claims; the server's clock decides. */
export function BrowseStep({ hashId, activity, onChanged }: BrowseStepProps) {
  const { sessionId, place, secondsNeeded } = activity;
  const [seconds, setSeconds] = useState(activity.seconds);
  const [left, setLeft] = useState(activity.seconds > 0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!left) return undefined;
    const begun = Date.now() - activity.seconds * 1000;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 500);
    return () => clearInterval(timer);
  }, [left, activity.seconds]);
  // Our clock began when the page was asked for, the server's when it was opened: what is missing is waited for.
  const claimWhenDue = async (): Promise<void> => {
    try {
      await onChanged(await claimBrowseTask(hashId, { 'Idempotency-Key': newIdempotencyKey() }));
    } catch (error) {
      const early = tooEarly(error);
      if (!early || early.seconds === 0) throw error;
      const missing = early.secondsNeeded - early.seconds;
      setProblem(`还差 ${missing} 秒，到时自动领取`);
      await new Promise((resolve) => {
        setTimeout(resolve, missing * 1000);
      });
      await claimWhenDue();
    }
  };
  const claim = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await claimWhenDue();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const wait = Math.max(0, secondsNeeded - seconds);
  return (
    <div className={classes['form']}>
      <p className={classes['text']}>
        页面在{place}，会在新标签页打开；读够 {secondsNeeded} 秒后回到这里领取。请不要关闭本页。
      </p>
      <ButtonLink
        href={`/browse/redirect?session=${sessionId ?? ''}`}
        target="_blank"
        variant={left ? 'default' : 'filled'}
        onClick={() => setLeft(true)}
      >
        打开页面
      </ButtonLink>
      <Button disabled={!left || wait > 0} loading={busy} onClick={() => void claim()}>
        {left && wait > 0 ? `${wait} 秒后可领取` : '领取金币'}
      </Button>
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}
