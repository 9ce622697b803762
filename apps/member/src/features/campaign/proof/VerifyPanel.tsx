import {
  type Campaign,
  type CampaignProof,
  CampaignState,
  downloadCampaignDraws,
  listCampaignEntrants,
} from '@yayan/api-client';
import { useGetCampaignProof } from '@yayan/api-client/react';
import { failureText, QueryView, saveFile, useUnmountSignal } from '@yayan/site';
import { Button, formatCount, formatMoment, Progress, SectionHeading, Skeleton } from '@yayan/ui';
import { useState } from 'react';
import type { CampaignKind } from '../campaign-kind.ts';
import { oddsText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';
import type { PublicDraws, Verdict } from './check-draws.ts';
import { checkInWorker } from './check-in-worker.ts';
import { readAll } from './read-all.ts';

const MOST = 100;

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
      <p className={classes['dim']}>{kind.proof.formula}</p>
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

function Proof({ proof, kind, campaign: { state, mine } }: ProofProps) {
  const [verdict, setVerdict] = useState<Verdict | string>();
  const [isWorking, setWorking] = useState(false);
  const [checked, setChecked] = useState(0);
  const unmountSignal = useUnmountSignal();
  const withDraws = async (work: (draws: PublicDraws) => Promise<void> | void): Promise<void> => {
    setWorking(true);
    setChecked(0);
    setVerdict(undefined);
    try {
      const file = await downloadCampaignDraws(proof.id, { signal: unmountSignal() });
      const entrants = kind.membersDraw
        ? []
        : await readAll((cursor) => listCampaignEntrants(proof.id, { limit: MOST, ...cursor }));
      await work({ proof, file, entrants });
    } catch (error) {
      setVerdict(failureText(error, '没有读到名单'));
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className={classes['proof']}>
      <div>
        <p className={classes['code']}>服务器种子的 SHA-256：{proof.seedHash}</p>
        <p className={classes['code']}>服务器种子：{proof.seed ?? '活动结束后公布'}</p>
        <p className={classes['code']}>
          已入链 {proof.draws} 次，链头：{proof.head ?? '还没有'}
        </p>
        {proof.entrantsHash === null ? null : (
          <p className={classes['code']}>
            {proof.entrants} 人参加，名单的 SHA-256：{proof.entrantsHash}
          </p>
        )}
        {kind.membersDraw && state === CampaignState.Running ? (
          <p className={classes['dim']}>{waitingText((mine?.draws ?? 0) - proof.draws)}</p>
        ) : null}
        {mine === null ? null : <p className={classes['code']}>你的活动代号：{mine.pseudonym}</p>}
      </div>
      <div className={classes['actions']}>
        <Button
          loading={isWorking}
          onClick={() =>
            void withDraws(async (draws) =>
              setVerdict(
                await checkInWorker(
                  { ...draws, membersDraw: kind.membersDraw },
                  { onProgress: setChecked, signal: unmountSignal() },
                ),
              ),
            )
          }
        >
          在浏览器里验算全部抽奖
        </Button>
        <Button
          variant="light"
          loading={isWorking}
          onClick={() =>
            void withDraws(({ file, entrants }) =>
              // The first line says what the draws are checked by; each further line is a draw.
              saveFile(
                new Blob([`${JSON.stringify({ proof, entrants })}\n`, file], {
                  type: 'application/x-ndjson',
                }),
                `${proof.id}.ndjson`,
              ),
            )
          }
        >
          下载脱敏名单
        </Button>
      </div>
      {isWorking && checked > 0 ? (
        <Progress
          value={(checked / Math.max(checked, proof.draws)) * 100}
          aria-label={`已验算 ${formatCount(checked)} / ${formatCount(proof.draws)} 次`}
        />
      ) : null}
      <output>{verdict === undefined ? null : verdictText(verdict)}</output>
      {kind.membersDraw ? <OddsVersions proof={proof} /> : null}
    </div>
  );
}

/** Says when a draw is sealed, and how many of the member's own draws certainly aren't yet. */
const waitingText = (own: number): string =>
  own > 0 ? `你刚抽的 ${own} 次约 1 分钟后入链` : '每次抽奖约 1 分钟后入链';

function OddsVersions({ proof }: { proof: CampaignProof }) {
  const titles = new Map(proof.prizes.map(({ id, title }) => [id, title]));
  return (
    <ul className={classes['list']}>
      {proof.versions.map(({ version, reason, publishedAt, rows }) => (
        <li key={version} className={classes['row']}>
          <div>
            <strong>第 {version} 版</strong>
            <p className={classes['dim']}>
              {formatMoment(publishedAt)} · {reason}
            </p>
            <p className={classes['dim']}>
              {rows
                .map(({ prizeId, odds }) => `${titles.get(prizeId) ?? prizeId} ${oddsText(odds)}`)
                .join('，')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function verdictText(verdict: Verdict | string): string {
  if (typeof verdict === 'string') return verdict;
  const { checked, wrong, isSeedChecked } = verdict;
  const positions = wrong.filter((position) => position > 0).slice(0, 5);
  if (positions.length > 0) return `第 ${positions.join('、')} 条对不上，请联系我们`;
  if (wrong.length > 0) return '服务器种子或链头对不上，请联系我们';
  return isSeedChecked
    ? `${checked} 次抽奖全部验算一致`
    : `${checked} 次抽奖的链条完整；结果要等种子公布后才能验算`;
}
