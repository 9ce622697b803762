import type { DataOf } from '@yayan/contract';
import { sql } from 'kysely';
import type { Steps } from '../../../platform/database/cte-chain.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { transferOrBalanceSteps } from '../../ledger/module.ts';
import type { Spending } from '../chances/chances.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { recordOf } from './record-view.ts';
import { type DrawResult, messageOf, payOf, winOf } from './grant-prize.ts';

/** A draw that is computed and not stored yet. */
export interface PendingDraw extends DrawResult {
  spending: Spending;
  /**
   * True if it was computed under the locks of campaign and member and has taken its piece. Otherwise it is stored only
   * if campaign, odds and chances have not changed since.
   */
  isHeld: boolean;
}

/** The answer to the member, who has `balance` coins after the draw. */
export const answerOf = (one: PendingDraw, balance: number): DataOf<'drawCampaign'> => ({
  record: recordOf(one.draw, one.prize, winOf(one)),
  chances: one.spending.left,
  balance,
});

/**
 * Steps that store draws of different members. Each spends its chance, takes its piece, pays and writes to the winner
 * (rule 12.4). They return `member_id` and the member's coins as `value` for each stored draw.
 */
export function drawSteps(
  { messages }: Pick<CampaignDeps, 'messages'>,
  draws: readonly PendingDraw[],
): Steps {
  const hold = { name: 'held', statement: holdStep(draws) };
  const rows = draws.map((one) => ({
    campaign_id: one.draw.campaignId,
    member_id: one.draw.memberId,
    id: one.draw.id,
    number: one.draw.number,
    pseudonym: one.draw.pseudonym,
    client_seed: one.draw.clientSeed,
    version: one.draw.version,
    roll: one.draw.roll,
    prize_id: one.draw.prizeId,
    consolation: one.draw.consolation,
    at: one.draw.at,
    claim_by: winOf(one)?.claimBy,
  }));
  const countStep = {
    name: 'counting',
    statement: sql`
      select given.* from ${recordset(
        rows,
        `given (campaign_id text, member_id uuid, id uuid, number integer, pseudonym text, client_seed text,
          version integer, roll bigint, prize_id text, consolation smallint, at timestamptz, claim_by timestamptz)`,
      )} join held using (member_id)`,
  };
  const drawStep = {
    name: 'drawn',
    statement: sql`
      insert into campaign_draws
        (campaign_id, member_id, number, id, pseudonym, client_seed, version, roll, prize_id, consolation, drawn_at)
      select campaign_id, member_id, number, id, pseudonym, client_seed, version, roll, prize_id, consolation, at
      from counting
      returning member_id`,
  };
  const winStep = {
    name: 'won',
    statement: sql`
      insert into campaign_wins (campaign_id, member_id, number, prize_id, state, claim_by)
      select campaign_id, member_id, number, prize_id, 'open', claim_by
      from counting where claim_by is not null`,
  };
  const messageSteps = messages.steps(
    draws.flatMap((one) => messageOf(one) ?? []),
    drawStep,
  );
  const paySteps = transferOrBalanceSteps(
    draws.flatMap((one) => payOf(one) ?? []),
    drawStep,
  );
  return [hold, countStep, drawStep, winStep, ...messageSteps, ...paySteps];
}

/** Takes chance and piece of each draw. Returns the members whose draw succeeded. */
const holdStep = (draws: readonly PendingDraw[]) => {
  const rows = draws.map(({ draw, isHeld, spending: { chance, fresh } }) => ({
    campaign_id: draw.campaignId,
    member_id: draw.memberId,
    number: draw.number,
    version: draw.version,
    prize_id: draw.prizeId,
    held: isHeld,
    cause: chance.cause,
    cause_id: chance.causeId,
    nth: chance.nth,
    ...(fresh.length > 0 && {
      fresh: fresh.map(({ cause, causeId, nth, at }) => ({ cause, cause_id: causeId, nth, at })),
    }),
  }));
  return sql`select member_id from draw_campaigns(${JSON.stringify(rows)}::jsonb) as member_id`;
};
