import type { DataOf } from '@yayan/contract';
import { sql } from 'kysely';
import type { Steps } from '../../../platform/database/cte-chain.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { payingSome } from '../../ledger/module.ts';
import type { Spending } from '../chances/chances.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { recordOf } from './record-view.ts';
import { type Drawn, messageOf, payOf, winOf } from './grant-prize.ts';

/** A draw that is worked out and not stored yet. */
export interface DrawDue extends Drawn {
  spending: Spending;
  /**
   * Whether it was worked out under the locks of campaign and member, and has taken its piece. Otherwise it is stored only if
   * what it was worked out from still holds.
   */
  isHeld: boolean;
}

/** What a member is answered who has so many coins behind the draw. */
export const answerOf = (due: DrawDue, balance: number): DataOf<'drawCampaign'> => ({
  record: recordOf(due.draw, due.prize, winOf(due)),
  chances: due.spending.left,
  balance,
});

/**
 * Steps that store draws of different members: each spends its chance, takes its piece, pays and writes to the winner (rule
 * 12.4). They answer `member_id` and the member's coins as `value` of each draw that was stored.
 */
export function drawSteps({ messages }: Pick<CampaignDeps, 'messages'>, dues: readonly DrawDue[]): Steps {
  const held = { name: 'held', statement: holding(dues) };
  const rows = dues.map((due) => ({
    campaign_id: due.draw.campaignId,
    member_id: due.draw.memberId,
    id: due.draw.id,
    number: due.draw.number,
    pseudonym: due.draw.pseudonym,
    client_seed: due.draw.clientSeed,
    version: due.draw.version,
    roll: due.draw.roll,
    prize_id: due.draw.prizeId,
    consolation: due.draw.consolation,
    at: due.draw.at,
    claim_by: winOf(due)?.claimBy,
  }));
  const counting = {
    name: 'counting',
    statement: sql`
      select given.* from ${recordset(
        rows,
        `given (campaign_id text, member_id uuid, id uuid, number integer, pseudonym text, client_seed text,
          version integer, roll bigint, prize_id text, consolation smallint, at timestamptz, claim_by timestamptz)`,
      )} join held using (member_id)`,
  };
  const drawn = {
    name: 'drawn',
    statement: sql`
      insert into campaign_draws
        (campaign_id, member_id, number, id, pseudonym, client_seed, version, roll, prize_id, consolation, drawn_at)
      select campaign_id, member_id, number, id, pseudonym, client_seed, version, roll, prize_id, consolation, at
      from counting
      returning member_id`,
  };
  const won = {
    name: 'won',
    statement: sql`
      insert into campaign_wins (campaign_id, member_id, number, prize_id, state, claim_by)
      select campaign_id, member_id, number, prize_id, 'open', claim_by
      from counting where claim_by is not null`,
  };
  const telling = messages.steps(
    dues.flatMap((due) => messageOf(due) ?? []),
    drawn,
  );
  const paying = payingSome(
    dues.flatMap((due) => payOf(due) ?? []),
    drawn,
  );
  return [held, counting, drawn, won, ...telling, ...paying];
}

/** Answers the members whose draw counts, with chance and piece taken. */
const holding = (dues: readonly DrawDue[]) => {
  const draws = dues.map(({ draw, isHeld, spending: { chance, fresh } }) => ({
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
  return sql`select member_id from draw_campaigns(${JSON.stringify(draws)}::jsonb) as member_id`;
};
