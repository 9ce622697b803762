import { type CampaignDrawn, PrizeState } from '@yayan/api-client';
import { Button, Sheet } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import classes from '../Campaign.module.css';

const REVEAL_MS = 1_600;
/** A press this soon after the reveal was meant for 跳过动画, which was in the same place. */
const UNREAD_MS = 500;

const prefersStill = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

const moreText = ({ prize, consolation }: CampaignDrawn['record']): string => {
  if (prize === null) return `送你 ${consolation} 金币，下次好运。`;
  return prize.state === PrizeState.Paid
    ? `${prize.coins} 金币已到账。`
    : '在“我的记录”里填写领取信息，过期就不能再领了。';
};

/** Shows what was drawn. The server decided it before the animation; 跳过动画 skips the animation. */
export function DrawnResult({
  drawn: { record },
  onClose,
  revealMs = REVEAL_MS,
}: {
  drawn: CampaignDrawn;
  onClose: () => void;
  revealMs?: number;
}) {
  const [isShown, setShown] = useState(prefersStill);
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(() => setShown(true), revealMs);
    return () => clearTimeout(timer);
  }, [isShown, revealMs]);
  return (
    <Sheet opened onClose={onClose} title="开奖结果">
      {isShown ? (
        <Revealed key="revealed" record={record} onClose={onClose} />
      ) : (
        <div key="moving" className={classes['result']}>
          <div className={classes['spin']} aria-hidden />
          <p className={classes['dim']}>正在揭晓…</p>
          <Button variant="subtle" onClick={() => setShown(true)}>
            跳过动画
          </Button>
        </div>
      )}
    </Sheet>
  );
}

/** The result. It can't be closed until the member could read it. */
function Revealed({ record, onClose }: { record: CampaignDrawn['record']; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  const since = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    since.current = performance.now();
    // The button that had the focus is gone.
    if (document.activeElement === document.body) close.current?.focus();
  }, []);
  return (
    <div className={classes['result']} aria-live="polite">
      <p className={classes['won']}>
        {record.prize === null ? '这次没中' : `恭喜抽中“${record.prize.title}”`}
      </p>
      <p className={classes['dim']}>{moreText(record)}</p>
      <Button
        ref={close}
        onClick={() => {
          if (performance.now() - since.current >= UNREAD_MS) onClose();
        }}
      >
        知道了
      </Button>
    </div>
  );
}
