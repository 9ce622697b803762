import { type Campaign, type CampaignRecord, PrizeState } from '@yayan/api-client';
import { useListCampaignRecordsInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { Button, ButtonLink, EmptyState, formatMoment, Link, Sheet, Skeleton } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { claimText, stateNames } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';
import { isDrawRight, type RecordCheck } from '../proof/is-record-right.ts';
import { Fold } from '../frame/Fold.tsx';
import { useSignInHref } from '../frame/use-sign-in-href.ts';
import { ClaimDone } from './ClaimDone.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { RecomputeOne } from './RecomputeOne.tsx';
import { useOpenClaim } from './use-open-claim.ts';

const AT_ONCE = 50;

interface Props {
  campaign: Campaign;
  /** Recomputes one of them; by default a draw by odds. */
  isRight?: RecordCheck;
}

/** The member's own draws, with the state of each prize. */
export function RecordList({ campaign, isRight = isDrawRight }: Props) {
  const signIn = useSignInHref(campaign);
  return useIsSignedIn() ? (
    <OwnRecords campaign={campaign} isRight={isRight} />
  ) : (
    <ButtonLink href={signIn}>登录后看记录</ButtonLink>
  );
}

function OwnRecords({ campaign, isRight }: { campaign: Campaign; isRight: RecordCheck }) {
  const records = useListCampaignRecordsInfinite(campaign.id, { limit: AT_ONCE });
  const claim = useOpenClaim(records.items);
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<CampaignRecord>();
  const claimed = last && claim.isNamed(last) ? last : undefined;
  const close = (): void => {
    claim.close();
    // The button that opened the form is gone, so the form can't return the focus to it.
    if (claimed) list.current?.focus();
  };
  return (
    <>
      <CursorList
        list={records}
        skeleton={<Skeleton height={160} radius="lg" />}
        empty={<EmptyState content="抽奖记录" hint="抽过一次之后，这里能看到结果和验算用的数。" />}
      >
        <ul ref={list} tabIndex={-1} aria-label="抽奖记录" className={classes['list']}>
          {records.items.map((record) => (
            <RecordRow
              key={record.number}
              campaign={campaign}
              record={record}
              isRight={isRight}
              onClaim={() => claim.open(record)}
            />
          ))}
        </ul>
      </CursorList>
      <Sheet
        opened={(claimed ?? claim.record) !== undefined}
        onClose={close}
        title={`领取“${(claimed ?? claim.record)?.prize?.title ?? ''}”`}
      >
        {claimed?.prize ? (
          <ClaimDone prize={claimed.prize} onClose={close} />
        ) : claim.record === undefined ? null : (
          <ClaimForm campaignId={campaign.id} record={claim.record} onClaimed={setLast} />
        )}
      </Sheet>
    </>
  );
}

interface RecordRowProps {
  campaign: Campaign;
  record: CampaignRecord;
  isRight: RecordCheck;
  onClaim: () => void;
}

function RecordRow({ campaign, record, isRight, onClaim }: RecordRowProps) {
  const { id, number, prize, consolation, at, clientSeed, roll, version } = record;
  return (
    <li className={classes['row']}>
      <div>
        <strong>{prize === null ? `没中，送 ${consolation} 金币` : prize.title}</strong>
        <p className={classes['dim']}>
          第 {number} 次 · {formatMoment(at)}
          {prize === null ? '' : ` · ${stateNames[prize.state]}`}
        </p>
        {prize?.state === PrizeState.Open && prize.claimBy !== null ? (
          <p className={classes['dim']}>{claimText(prize.claimBy)}</p>
        ) : null}
        <Link href={`/receipt?of=draw&id=${id}`}>开具凭证</Link>
        <Fold summary="验证公平">
          <p className={classes['code']}>
            种子“{clientSeed}” · 开奖数 {roll} · 第 {version} 版概率
          </p>
          <RecomputeOne campaign={campaign} record={record} isRight={isRight} />
        </Fold>
      </div>
      {prize?.state === PrizeState.Open ? <Button onClick={onClaim}>领取</Button> : null}
      {typeof prize?.orderId === 'string' ? (
        <Link href={`/home/exchange?order=${prize.orderId}`}>查看进度</Link>
      ) : null}
    </li>
  );
}
