import type { CampaignProof } from '@yayan/api-client';
import { useUnmountSignal } from '@yayan/site';
import { Button, formatCount, Progress } from '@yayan/ui';
import { useState } from 'react';
import classes from '../Campaign.module.css';
import { CheckFailure, checkInWorker } from './check-in-worker.ts';
import type { PublicFiles } from './public-files.ts';
import { failedText, verdictText } from './verdict-text.ts';

interface Props {
  proof: CampaignProof;
  files: PublicFiles;
  /** The pseudonym of the member who asks. */
  pseudonym: string | null;
}

/** Checks every draw in this browser. */
export function CheckAll({ proof, files, pseudonym }: Props) {
  const [text, setText] = useState<string>();
  const [checked, setChecked] = useState(0);
  const [stop, setStop] = useState<AbortController>();
  const unmountSignal = useUnmountSignal();
  const check = async (): Promise<void> => {
    const stopping = new AbortController();
    setStop(stopping);
    setChecked(0);
    setText(undefined);
    try {
      const signal = AbortSignal.any([stopping.signal, unmountSignal()]);
      const verdict = await checkInWorker({ proof, files, pseudonym }, { onProgress: setChecked, signal });
      setText(verdictText(verdict));
    } catch (error) {
      const isBusy = error instanceof CheckFailure && error.isBusy;
      setText(stopping.signal.aborted ? '已停止验算' : failedText(isBusy));
    } finally {
      setStop(undefined);
    }
  };
  const isWorking = stop !== undefined;
  const all = proof.draws + (files.entrants === null ? 0 : proof.entrants);
  return (
    <>
      <div className={classes['actions']}>
        <Button loading={isWorking} onClick={() => void check()}>
          在浏览器里验算全部抽奖
        </Button>
        {isWorking ? (
          <Button variant="light" onClick={() => stop.abort()}>
            停止
          </Button>
        ) : null}
      </div>
      {isWorking && checked > 0 ? (
        <div>
          <Progress
            value={(checked / Math.max(checked, all)) * 100}
            aria-label={`已验算 ${formatCount(checked)} / ${formatCount(all)} 条`}
          />
          <p className={classes['dim']} aria-hidden>
            已验算 {formatCount(checked)} / {formatCount(all)} 条
          </p>
        </div>
      ) : null}
      <output>{text}</output>
    </>
  );
}
