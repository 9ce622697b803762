import { CoinCauseKind, type DataOf } from '@yayan/contract';
import { sql } from 'kysely';
import type { Steps } from '../../../platform/database/cte-chain.ts';
import { CREDIT, creditLegs, transferOrBalanceSteps } from '../../ledger/module.ts';
import type { Posting } from '../../ledger/api.ts';
import type { Campaign } from '../core/campaign.ts';
import type { StoredTry } from './quiz.ts';

/** A scored try that is not stored yet. */
export interface ScoredTry {
  one: StoredTry & { answers: (number | null)[]; score: number };
  campaign: Campaign;
  at: Date;
  view: DataOf<'submitQuestions'>;
}

/** Steps that store scored tries of different members and pay them. */
export function scoreSteps(all: readonly ScoredTry[]): Steps {
  const tries = all.map(({ one, at }) => ({
    campaign_id: one.campaignId,
    member_id: one.memberId,
    id: one.id,
    answers: one.answers,
    score: one.score,
    coins: one.coins,
    perfect: one.score === one.asked.length,
    at,
  }));
  const stored = {
    name: 'stored',
    statement: sql`select member_id from answer_quizzes(${JSON.stringify(tries)}::jsonb) as member_id`,
  };
  return [
    stored,
    ...transferOrBalanceSteps(
      all.flatMap((scored) => payOf(scored) ?? []),
      stored,
    ),
  ];
}

/** Key of the transfer that a try pays by. */
export const quizKey = (id: string): string => `quiz:${id}`;

function payOf({ one, campaign, at }: ScoredTry): Posting | undefined {
  const perfect = one.score === one.asked.length;
  const legs = [
    ...(one.coins > 0 ? [{ asset: 'coin', amount: one.coins, platform: 'campaign' } as const] : []),
    ...creditLegs(perfect ? CREDIT.perfectQuiz : 0),
  ];
  if (legs.length === 0) return undefined;
  return {
    key: quizKey(one.id),
    memberId: one.memberId,
    reason: 'earned',
    cause: {
      kind: CoinCauseKind.Campaign,
      id: campaign.id,
      title: `${campaign.title}：答对 ${one.score} 题`,
    },
    legs,
    at,
  };
}
