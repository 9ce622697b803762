import type { ChanceCause } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** One chance: number `nth` of the chances for its cause. */
export interface Chance {
  cause: ChanceCause;
  causeId: string;
  nth: number;
  at: Date;
}

interface ParticipantKey {
  campaignId: string;
  memberId: string;
}

/** A member's stored chances. */
export async function selectChances(
  db: Connection,
  { campaignId, memberId }: ParticipantKey,
): Promise<(Chance & { draw: number | null })[]> {
  const rows = await db
    .selectFrom('campaign_chances')
    .select(['cause', 'cause_id', 'nth', 'earned_at', 'draw'])
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ cause, cause_id: causeId, nth, earned_at: at, draw }) => ({
    cause: cause as ChanceCause, // The table's check.
    causeId,
    nth,
    at,
    draw,
  }));
}

/** Stores chances that are not there yet. */
export async function insertChances(
  tx: Tx,
  { campaignId, memberId }: ParticipantKey,
  chances: readonly Chance[],
): Promise<void> {
  if (chances.length === 0) return;
  const rows = chances.map(({ cause, causeId, nth, at }) => ({ cause, cause_id: causeId, nth, at }));
  await sql`
    insert into campaign_chances (campaign_id, member_id, cause, cause_id, nth, earned_at)
    select ${campaignId}, ${memberId}::uuid, cause, cause_id, nth, at
    from ${recordset(rows, 'earned (cause text, cause_id text, nth smallint, at timestamptz)')}
    on conflict do nothing`.execute(tx);
}

/** Spends the oldest chance on a draw; false when none is left. */
export async function spendChance(
  tx: Tx,
  { campaignId, memberId }: ParticipantKey,
  draw: number,
): Promise<boolean> {
  const { rows } = await sql`
    update campaign_chances set draw = ${draw}::integer
    where ctid = (
      select ctid from campaign_chances
      where campaign_id = ${campaignId} and member_id = ${memberId}::uuid and draw is null
      order by earned_at, cause, cause_id, nth limit 1 for update
    ) returning nth`.execute(tx);
  return rows.length > 0;
}
