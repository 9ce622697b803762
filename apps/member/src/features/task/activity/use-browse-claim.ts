import { claimBrowseTask, type TaskActivity } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { noteShown, useAction, useUnmountSignal } from '@yayan/site';
import { useState } from 'react';
import { timeNotReached } from './time-not-reached.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/**
 * Claims the coins of a page that was read. One visit is claimed once: every press, and every retry after a lost answer, sends
 * the same key. When the server's clock is behind, the claim waits and is sent again; leaving the page stops that.
 */
export const useBrowseClaim = (hashId: string, onClaimed: (activity: TaskActivity) => Promise<void>) => {
  const [key] = useState(newIdempotencyKey);
  const [due, setDue] = useState<string>();
  const unmountSignal = useUnmountSignal();

  const claimWhenDue = async (signal: AbortSignal): Promise<void> => {
    try {
      await onClaimed(await claimBrowseTask(hashId, { idempotencyKey: key }));
    } catch (error) {
      if (signal.aborted) return;
      const early = timeNotReached(error);
      if (!early || early.seconds === 0) throw error;
      noteShown(error);
      // This device's clock started when the page was requested, the server's when it was opened.
      const missing = early.secondsNeeded - early.seconds;
      setDue(`还差 ${missing} 秒，到时自动领取`);
      await wait(missing * 1000, signal);
      await claimWhenDue(signal);
    }
  };

  const { run, isPending, failure } = useAction(async () => {
    setDue(undefined);
    await claimWhenDue(unmountSignal());
  });

  return { claim: run, isClaiming: isPending, problem: failure ?? due };
};
