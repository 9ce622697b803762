import { type Campaign, type CampaignProof, CampaignState } from '@yayan/api-client';
import { useGetCampaignProof } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { formatCount, SectionHeading, Skeleton } from '@yayan/ui';
import type { CampaignKind } from '../campaign-kind.ts';
import classes from '../Campaign.module.css';
import { Fold } from '../frame/Fold.tsx';
import { CheckAll } from './CheckAll.tsx';
import { OddsVersions } from './OddsVersions.tsx';
import { ProofFiles } from './ProofFiles.tsx';
import { filesOf } from './public-files.ts';

/** The server seals new draws each minute. */
const POLL_MS = 60_000;

/** The proof of the draws: hash, seed after the end, versions, and a check of every draw in this browser. */
export function VerifyPanel({ campaign, kind }: { campaign: Campaign; kind: CampaignKind }) {
  const query = useGetCampaignProof(campaign.id, {
    query: { refetchInterval: campaign.state === CampaignState.Running ? POLL_MS : false },
  });
  return (
    <section className={classes['draw']}>
      <SectionHeading title="验证公平" />
      <QueryView query={query} skeleton={<Skeleton height={160} radius="lg" />}>
        {(proof) => <Proof proof={proof} kind={kind} campaign={campaign} />}
      </QueryView>
    </section>
  );
}

interface ProofProps {
  proof: CampaignProof;
  kind: CampaignKind;
  campaign: Campaign;
}

/** What a member can check, and how, in two plain sentences. */
const leadText = ({ membersDraw }: CampaignKind, { seed }: CampaignProof): string => {
  const what = membersDraw
    ? '每次中没中奖，由抽奖前就锁定的数字算出，我们也改不了。'
    : '谁中奖，由开奖前就锁定的数字和参加名单算出，我们也改不了。';
  return seed === null
    ? `${what}按下面的按钮，你的浏览器会核对记录有没有被改过；活动结束后还能把结果全部重算一遍。`
    : `${what}按下面的按钮，你的浏览器会把结果全部重算一遍，对不上会告诉你是哪一条。`;
};

function Proof({ proof, kind, campaign: { state, mine } }: ProofProps) {
  const files = filesOf(proof.id, kind);
  return (
    <div className={classes['proof']}>
      <p className={classes['lead']}>{leadText(kind, proof)}</p>
      <CheckAll proof={proof} files={files} pseudonym={mine?.pseudonym ?? null} />
      {kind.membersDraw && state === CampaignState.Running ? (
        <p className={classes['dim']}>{waitingText((mine?.draws ?? 0) - proof.draws)}</p>
      ) : null}
      <Fold summary="怎么算的：公式、校验值和名单">
        <p className={classes['dim']}>{kind.formula}</p>
        <p className={classes['code']}>服务器种子的 SHA-256：{proof.seedHash}</p>
        <p className={classes['code']}>服务器种子：{proof.seed ?? '活动结束后公布'}</p>
        <p className={classes['code']}>
          已入链 {formatCount(proof.draws)} 次，链头：{proof.head ?? '还没有'}
        </p>
        {proof.entrantsHash === null ? null : (
          <p className={classes['code']}>
            {formatCount(proof.entrants)} 人参加，参加名单文件的 SHA-256：{proof.entrantsHash}
          </p>
        )}
        {mine === null ? null : <p className={classes['code']}>你的活动代号：{mine.pseudonym}</p>}
        <ProofFiles proof={proof} files={files} />
      </Fold>
      {kind.membersDraw ? <OddsVersions proof={proof} /> : null}
    </div>
  );
}

/** Says when a draw is sealed, and how many of the member's own draws certainly aren't yet. */
const waitingText = (own: number): string =>
  own > 0 ? `你刚抽的 ${own} 次约 1 分钟后可以核对` : '每次抽奖约 1 分钟后可以核对';
