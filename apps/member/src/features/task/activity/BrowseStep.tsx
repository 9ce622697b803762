import type { TaskActivity } from '@yayan/api-client';
import { Button, ButtonLink } from '@yayan/ui';
import { useEffect, useState } from 'react';
import classes from './Activity.module.css';
import { useBrowseClaim } from './use-browse-claim.ts';

interface BrowseStepProps {
  hashId: string;
  activity: TaskActivity;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

/** Opens the page to read, counts the seconds, and claims the coins. The server's clock decides. */
export function BrowseStep({ hashId, activity, onChanged }: BrowseStepProps) {
  const { sessionId, place, secondsNeeded } = activity;
  const [seconds, setSeconds] = useState(activity.seconds);
  const [isOpened, setOpened] = useState(activity.seconds > 0);
  const { claim, isClaiming, problem } = useBrowseClaim(hashId, onChanged);
  useEffect(() => {
    if (!isOpened) return undefined;
    const begun = Date.now() - activity.seconds * 1000;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 500);
    return () => clearInterval(timer);
  }, [isOpened, activity.seconds]);
  const wait = Math.max(0, secondsNeeded - seconds);
  return (
    <div className={classes['form']}>
      <p className={classes['text']}>
        页面在{place}，会在新标签页打开；读够 {secondsNeeded} 秒后回到这里领取。请不要关闭本页。
      </p>
      <ButtonLink
        href={`/browse/redirect?session=${sessionId ?? ''}`}
        target="_blank"
        variant={isOpened ? 'default' : 'filled'}
        onClick={() => setOpened(true)}
      >
        打开页面
      </ButtonLink>
      <Button disabled={!isOpened || wait > 0} loading={isClaiming} onClick={() => void claim()}>
        {isOpened && wait > 0 ? `${wait} 秒后可领取` : '领取金币'}
      </Button>
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}
