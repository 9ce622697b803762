import { type Campaign, CampaignState, drawCampaign } from '@yayan/api-client';
import { campaignFacePages } from '@yayan/contract/pages';
import { Button, ButtonLink, formatMoment } from '@yayan/ui';
import { useMemo, useRef, useState } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import classes from '../Campaign.module.css';
import { causeActs } from '../campaign-labels.ts';
import { Fold } from '../frame/Fold.tsx';
import { fieldOf, fieldsOf } from './draw-fields.ts';
import { DrawnResult } from './DrawnResult.tsx';
import { EarnWays } from './EarnWays.tsx';
import { isWrongSeed, randomSeed, SeedInput } from './SeedInput.tsx';
import { PausedNote } from '../frame/PausedNote.tsx';
import { NineFields } from './NineFields.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { useCampaignCall } from './use-campaign-call.ts';
import { useLight } from './use-light.ts';
import { useEarnWays } from './use-earn-ways.ts';
import { useRefetchOnceTold } from './use-refetch-once-told.ts';

const closedText = ({ state, startsAt }: Campaign): string | undefined => {
  if (state === CampaignState.Upcoming) return `${formatMoment(startsAt)} 开始`;
  return state === CampaignState.Ended ? '活动已结束，中奖名单长期公开' : undefined;
};

/** The draw: the chances left, the member's own client seed, and the button. */
export function DrawPanel({ campaign }: { campaign: Campaign }) {
  const isSignedIn = useIsSignedIn();
  if (campaign.state === CampaignState.Paused) return <PausedNote />;
  const closed = closedText(campaign);
  if (closed !== undefined) return <p className={classes['closed']}>{closed}</p>;
  if (!isSignedIn || campaign.mine === null)
    return (
      <SignInFirst
        campaign={campaign}
        label="登录后抽奖"
        hint="登录后就能用签到和任务得到的机会抽奖，不需要花金币。"
      />
    );
  return <MemberDraw campaign={campaign} mine={campaign.mine} />;
}

/** The press that starts a draw can't also end its run: a second tap of a double tap comes sooner than this. */
const DOUBLE_TAP_MS = 500;

function MemberDraw({ campaign, mine }: { campaign: Campaign; mine: NonNullable<Campaign['mine']> }) {
  const [seed, setSeed] = useState(randomSeed);
  const { run, answer, failure, isPending, close } = useCampaignCall(
    `draw:${campaign.id}`,
    (body: { clientSeed: string }, key) => drawCampaign(campaign.id, body, { idempotencyKey: key }),
    '没有收到开奖结果（重试不会多扣机会）',
    { waits: true },
  );
  const fields = useMemo(() => fieldsOf(campaign), [campaign]);
  const target = answer && fieldOf(fields, answer.record);
  const way = useEarnWays(campaign).find(({ isDone, href }) => !isDone && href !== undefined);
  const light = useLight({ isWaiting: isPending, target });
  useRefetchOnceTold({ isDrawn: answer !== undefined, isTold: light.isOver });
  const pressedAt = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef<HTMLParagraphElement>(null);
  const chances = answer && light.isOver ? answer.chances : mine.chances;
  // The last chance disables the button, so the dialog can't return the focus to it.
  const closeResult = (): void => {
    close();
    (chances > 0 ? button : left).current?.focus();
  };
  const draw = (): void => {
    pressedAt.current = performance.now();
    void run({ clientSeed: seed });
  };
  const isShowing = answer !== undefined && !light.isOver;
  const press = (): void => {
    if (isShowing) {
      if (performance.now() - pressedAt.current >= DOUBLE_TAP_MS) light.skip();
      return;
    }
    if (!isPending && answer === undefined) draw();
  };
  return (
    <div className={classes['draw']}>
      <p ref={left} tabIndex={-1} className={classes['chances']} aria-live="polite">
        还有 <strong>{chances}</strong> 次机会
      </p>
      <NineFields fields={fields} consolation={campaign.consolation} lit={light.place}>
        {chances === 0 && !isShowing && !isPending && way?.href !== undefined ? (
          <ButtonLink href={way.href} color="gold" radius="md" size="lg">
            <span>
              {causeActs[way.cause]} <small>得机会</small>
            </span>
          </ButtonLink>
        ) : (
          <Button
            ref={button}
            color="gold"
            radius="md"
            size="lg"
            disabled={!isShowing && !isPending && (isWrongSeed(seed) || chances === 0)}
            aria-busy={isPending}
            onClick={press}
          >
            {isShowing ? '跳过动画' : '抽一次'}
          </Button>
        )}
      </NineFields>
      {failure === undefined ? null : (
        <p role="alert" className={classes['alert']}>
          {failure}
        </p>
      )}
      <EarnWays campaign={campaign} />
      <Fold summary="验证公平">
        <SeedInput value={seed} onChange={setSeed} />
      </Fold>
      {answer === undefined || !light.isOver ? null : (
        <DrawnResult
          key={answer.record.number}
          drawn={answer}
          prizes={campaign.prizes}
          recordsPage={`${campaignFacePages[campaign.face]}?view=records&of=${campaign.id}`}
          onClose={closeResult}
          onAgain={
            chances > 0 && !isWrongSeed(seed)
              ? () => {
                  closeResult();
                  draw();
                }
              : undefined
          }
        />
      )}
    </div>
  );
}
