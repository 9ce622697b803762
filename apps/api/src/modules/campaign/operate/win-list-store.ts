import { sql } from 'kysely';
import type { OperatorWinState } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount, type Place, rowsBefore } from '../../../platform/page.ts';
import { directionOf, type ListSort } from '../../../platform/database/list-direction.ts';

/** A draw that won, as operators see it. */
export interface WinRow {
  /** The id of its draw. Ids grow with time. */
  id: string;
  campaignId: string;
  memberId: string;
  number: number;
  prizeId: string;
  prize: string;
  /** Value of one piece, in fen. */
  worth: number;
  state: OperatorWinState;
  wonAt: Date;
  claimBy: Date | null;
  orderId: string | null;
  voidedBy: string | null;
  voidReason: string | null;
}

// Coins are paid at once: such a draw has no win to claim.
const winSelection = sql`
  d.id, d.campaign_id as "campaignId", d.member_id as "memberId", d.number, p.id as "prizeId", p.title as prize, p.worth,
  case when w.state is null then 'paid' when w.voided_at is not null then 'voided' else w.state end as state,
  d.drawn_at as "wonAt", w.claim_by as "claimBy", w.order_id as "orderId", w.voided_by as "voidedBy",
  w.void_reason as "voidReason"`;

const winJoins = sql`
  join campaign_prizes p on p.campaign_id = d.campaign_id and p.id = d.prize_id
  left join campaign_wins w on w.campaign_id = d.campaign_id and w.member_id = d.member_id and w.number = d.number`;

/** Draws of a campaign that won, after one of them. */
export async function selectWins(
  db: Connection,
  campaignId: string,
  { after, limit, sort }: { after: string | undefined; limit: number; sort: ListSort },
): Promise<WinRow[]> {
  const { order, after: behind } = directionOf(sort);
  const later = after === undefined ? sql`` : sql`and d.id ${behind} ${after}::uuid`;
  const { rows } = await sql<WinRow>`
    select ${winSelection} from (
      select * from campaign_draws d where d.campaign_id = ${campaignId} and d.prize_id is not null ${later}
      order by d.id ${order} limit ${limit}
    ) d ${winJoins}
    order by d.id ${order}`.execute(db);
  return rows;
}

/** How many draws of a campaign won, counted up to a number. */
export async function countWonDraws(db: Connection, campaignId: string, most: number): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from campaign_draws where campaign_id = ${campaignId} and prize_id is not null limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

/** Draws of a campaign that won, before a place, the newest first. */
export async function selectWinsByTime(
  db: Connection,
  campaignId: string,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<WinRow[]> {
  const earlier = sql`and ${rowsBefore(before, 'd.drawn_at', 'd.id')}`;
  const { rows } = await sql<WinRow>`
    select ${winSelection} from (
      select * from campaign_draws d where d.campaign_id = ${campaignId} and d.prize_id is not null ${earlier}
      order by d.drawn_at desc, d.id desc limit ${limit}
    ) d ${winJoins}
    order by d.drawn_at desc, d.id desc`.execute(db);
  return rows;
}

/** One draw that won. */
export async function selectWin(
  db: Connection,
  campaignId: string,
  drawId: string,
): Promise<WinRow | undefined> {
  const { rows } = await sql<WinRow>`
    select ${winSelection} from campaign_draws d ${winJoins}
    where d.campaign_id = ${campaignId} and d.id = ${drawId}::uuid`.execute(db);
  return rows[0];
}
