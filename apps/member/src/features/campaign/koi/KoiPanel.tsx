import { type Campaign, CampaignState, enterCampaign } from '@yayan/api-client';
import { Button, ButtonLink, formatMoment } from '@yayan/ui';
import { useState } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import classes from '../Campaign.module.css';
import { causeActs } from '../campaign-labels.ts';
import { Fold } from '../frame/Fold.tsx';
import { PausedNote } from '../frame/PausedNote.tsx';
import { EarnWays } from '../draw/EarnWays.tsx';
import { isWrongSeed, randomSeed, SeedInput } from '../draw/SeedInput.tsx';
import { SignInFirst } from '../draw/SignInFirst.tsx';
import { useEarnWays } from '../draw/use-earn-ways.ts';
import { useCampaignCall } from '../draw/use-campaign-call.ts';
import { drawTime } from './draw-time.ts';

/** Enters a 锦鲤 draw, and says when the winner is drawn (rule 12.10). */
export function KoiPanel({ campaign }: { campaign: Campaign }) {
  const isSignedIn = useIsSignedIn();
  const { state, mine, entrants, startsAt, revealed } = campaign;
  if (state === CampaignState.Paused) return <PausedNote waits="报名和开奖都等活动恢复。" />;
  if (state === CampaignState.Upcoming)
    return <p className={classes['closed']}>{formatMoment(startsAt)} 开始报名</p>;
  if (state === CampaignState.Ended)
    return (
      <div className={classes['closed']}>
        <p>{revealed ? `${entrants} 人参加，锦鲤已经产生` : '报名已结束，正在开奖，稍后就能看到结果'}</p>
        <ButtonLink href={`/prize/result?of=${campaign.id}`} variant="light">
          看开奖结果
        </ButtonLink>
      </div>
    );
  if (!isSignedIn || mine === null)
    return (
      <SignInFirst
        campaign={campaign}
        label="登录后参加"
        hint="登录后用签到或任务得到的 1 次机会参加，不需要花金币。"
      />
    );
  return mine.entered ? <Entered campaign={campaign} /> : <Enter campaign={campaign} mine={mine} />;
}

function Entered({ campaign }: { campaign: Campaign }) {
  return (
    <div className={classes['closed']} aria-live="polite">
      <p className={classes['won']}>已参加，等 {drawTime(campaign)} 开奖</p>
      <p className={classes['dim']}>{entrantsText(campaign)}开奖后会给锦鲤发站内消息。</p>
    </div>
  );
}

/** The number is counted each minute, so at first it may lack the member's own entry. */
const entrantsText = ({ entrants }: Campaign): string =>
  entrants === 0
    ? '你的参加约 1 分钟后计入人数。'
    : `现在有 ${entrants} 人参加，人数每分钟更新一次，刚参加的约 1 分钟后计入。`;

function Enter({ campaign, mine }: { campaign: Campaign; mine: NonNullable<Campaign['mine']> }) {
  const way = useEarnWays(campaign).find(({ isDone, href }) => !isDone && href !== undefined);
  const [seed, setSeed] = useState(randomSeed);
  const { run, failure, isPending } = useCampaignCall(
    `enter:${campaign.id}`,
    (body: { clientSeed: string }, key) => enterCampaign(campaign.id, body, { idempotencyKey: key }),
    '没有收到结果（重试不会多扣机会）',
  );
  return (
    <div className={classes['draw']}>
      <p className={classes['chances']}>
        {drawTime(campaign)} 从所有参加的人里抽出 <strong>1</strong> 位锦鲤
      </p>
      {mine.chances === 0 && way?.href !== undefined ? (
        <ButtonLink href={way.href} size="lg">
          {causeActs[way.cause]}，得 1 次机会
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          loading={isPending}
          disabled={isWrongSeed(seed) || mine.chances === 0}
          onClick={() => void run({ clientSeed: seed })}
        >
          用 1 次机会参加
        </Button>
      )}
      {failure === undefined ? null : (
        <p role="alert" className={classes['alert']}>
          {failure}
        </p>
      )}
      <EarnWays campaign={campaign} />
      <Fold summary="验证公平">
        <SeedInput value={seed} onChange={setSeed} />
      </Fold>
    </div>
  );
}
