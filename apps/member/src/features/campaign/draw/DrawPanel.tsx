import { type Campaign, CampaignState } from '@yayan/api-client';
import { Button, ButtonLink, formatMoment, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { causeNames, causePages, facePages } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';
import { DrawnResult } from './DrawnResult.tsx';
import { useDraw } from './use-draw.ts';

const SEED_MOST = 64;
const wrongSeed = /[^ -~\u4e00-\u9fff]/u;

/** A client seed that the member may change. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(36)).join('');

const closedText = ({ state, startsAt }: Campaign): string | undefined => {
  if (state === CampaignState.Upcoming) return `${formatMoment(startsAt)} 开始`;
  return state === CampaignState.Ended ? '活动已结束，中奖名单长期公开' : undefined;
};

/** Draws: how many chances are left, the member's own words, and the button. */
export function DrawPanel({ campaign }: { campaign: Campaign }) {
  const isSignedIn = useIsSignedIn();
  const closed = closedText(campaign);
  if (closed !== undefined) return <p className={classes['closed']}>{closed}</p>;
  if (!isSignedIn || campaign.mine === null)
    return (
      <div className={classes['draw']}>
        <p className={classes['dim']}>登录后就能用签到和任务得到的机会抽奖，不需要花金币。</p>
        <ButtonLink href={`/login?from=${encodeURIComponent(facePages[campaign.face])}`} size="lg">
          登录后抽奖
        </ButtonLink>
      </div>
    );
  return <MemberDraw campaign={campaign} mine={campaign.mine} />;
}

function MemberDraw({ campaign, mine }: { campaign: Campaign; mine: NonNullable<Campaign['mine']> }) {
  const [seed, setSeed] = useState(randomSeed);
  const { draw, drawn, failure, isDrawing, close } = useDraw(campaign);
  const isWrong = seed === '' || wrongSeed.test(seed);
  return (
    <div className={classes['draw']}>
      <p className={classes['chances']} aria-live="polite">
        还有 <strong>{mine.chances}</strong> 次机会
      </p>
      <Button
        size="lg"
        loading={isDrawing}
        disabled={isWrong || mine.chances === 0}
        onClick={() => void draw(seed)}
      >
        抽一次
      </Button>
      <TextInput
        label="会员种子"
        description="参与决定结果的一句话，可以改成你喜欢的字，开奖后用它验算"
        value={seed}
        maxLength={SEED_MOST}
        error={isWrong ? '请填 1–64 个常用汉字、字母、数字或标点' : undefined}
        onChange={(event) => setSeed(event.currentTarget.value)}
      />
      <ul className={classes['ways']}>
        {campaign.ways.map(({ cause, chances }) => (
          <li key={cause}>
            <ButtonLink href={causePages[cause]} variant="light">
              {causeNames[cause]}得 {chances} 次
            </ButtonLink>
            <span className={classes['dim']}>
              已得 {mine.earned.find((one) => one.cause === cause)?.count ?? 0} 次
            </span>
          </li>
        ))}
      </ul>
      {failure === undefined ? null : (
        <p role="alert" className={classes['alert']}>
          {failure}
        </p>
      )}
      {drawn === undefined ? null : <DrawnResult key={drawn.record.number} drawn={drawn} onClose={close} />}
    </div>
  );
}
