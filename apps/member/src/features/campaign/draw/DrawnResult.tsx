import { type CampaignDrawn, type CampaignPrize, PrizeKind, PrizeState } from '@yayan/api-client';
import { Button, ButtonLink, Coin, CountUp, formatCount, Sheet, useCoinFlight } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { PrizePicture } from '../../../shell/campaign/PrizePicture.tsx';
import classes from '../Campaign.module.css';
import { claimText } from '../campaign-labels.ts';
import { claimHref } from '../records/claim-href.ts';

/** A press this soon after the result appeared was meant for the button below it. */
const UNREAD_MS = 500;
/** The sheet has come to its place by then. */
const SETTLED_MS = 380;
const FLYING = 6;

const coinsOf = ({ prize, consolation }: CampaignDrawn['record']): number =>
  prize === null ? consolation : prize.coins;

const moreText = ({ prize, consolation }: CampaignDrawn['record']): string => {
  if (prize === null) return consolation === 0 ? '下次好运。' : `送你 ${consolation} 金币，下次好运。`;
  if (prize.state === PrizeState.Paid) return `${formatCount(prize.coins)} 金币已到账。`;
  return prize.claimBy === null ? '填写领取信息后发出。' : `${claimText(prize.claimBy)}，过期就不能再领了。`;
};

interface DrawnResultProps {
  drawn: CampaignDrawn;
  prizes: readonly CampaignPrize[];
  /** The member's own draws, where a prize is claimed. */
  recordsPage: string;
  onClose: () => void;
  /** Closes the result and draws again; absent without a chance left. */
  onAgain: (() => void) | undefined;
}

/** What was drawn, as a picture; its coins fly to the balance. It can't be closed until the member could read it. */
export function DrawnResult(props: DrawnResultProps) {
  return (
    <Sheet opened onClose={props.onClose} title="开奖结果">
      <Result {...props} />
    </Sheet>
  );
}

function Result({ drawn, prizes, recordsPage, onClose, onAgain }: DrawnResultProps) {
  const { record, balance, chances } = drawn;
  const { prize } = record;
  const coins = coinsOf(record);
  const since = useRef(Number.POSITIVE_INFINITY);
  const picture = useRef<HTMLDivElement>(null);
  const purse = useRef<HTMLParagraphElement>(null);
  const [flight, fly] = useCoinFlight();
  const flyNow = useRef(fly);
  useEffect(() => {
    since.current = performance.now();
    if (coins === 0) return undefined;
    const timer = setTimeout(() => flyNow.current(picture.current, purse.current, FLYING), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [coins]);
  const isToClaim = prize?.state === PrizeState.Open;
  const unlessUnread = (act: () => void) => () => {
    if (performance.now() - since.current >= UNREAD_MS) act();
  };
  return (
    <div className={classes['result']} aria-live="polite">
      <div ref={picture} className={classes['won-picture']} data-won={prize !== null}>
        <PrizePicture prize={pictured(prize, prizes)} size="large" />
      </div>
      <p className={classes['won']}>{prize === null ? '这次没中' : `恭喜抽中“${prize.title}”`}</p>
      <p className={classes['dim']}>{moreText(record)}</p>
      {coins === 0 ? null : (
        <p ref={purse} className={classes['purse']}>
          <Coin size={20} />
          金币余额 <CountUp from={balance - coins} to={balance} />
        </p>
      )}
      {isToClaim ? <ButtonLink href={claimHref(recordsPage, record)}>去领取</ButtonLink> : null}
      {onAgain ? (
        <Button variant={isToClaim ? 'light' : 'filled'} onClick={unlessUnread(onAgain)}>
          再抽一次，还有 {chances} 次
        </Button>
      ) : null}
      <Button variant={isToClaim || onAgain ? 'subtle' : 'filled'} onClick={unlessUnread(onClose)}>
        知道了
      </Button>
      {flight}
    </div>
  );
}

const pictured = (
  prize: CampaignDrawn['record']['prize'],
  prizes: readonly CampaignPrize[],
): Pick<CampaignPrize, 'kind' | 'cover'> => ({
  kind: prize?.kind ?? PrizeKind.Coins,
  cover: prizes.find(({ id }) => id === prize?.id)?.cover ?? null,
});
