import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Participation, Reward } from '../participation.ts';

/** The payment that a participation's row states. For reconciliation. */
export interface PaidParticipation extends Reward {
  readonly memberId: string;
  readonly id: string;
}

/** At most `limit` paid participations after the given one, without those of discussion groups. */
export async function readPaid(
  db: Connection,
  after: Pick<Participation, 'memberId' | 'id'> | undefined,
  limit: number,
): Promise<PaidParticipation[]> {
  let rows = db
    .selectFrom('participations')
    .select(['member_id', 'id', 'paid_coins', 'paid_credit'])
    .where((eb) => eb.or([eb('paid_coins', '>', 0), eb('paid_credit', '>', 0)]))
    // A discussion group pays by its own transfers, which another check covers.
    .where(sql<boolean>`not exists (select from tasks t where t.id = task_id and t.type = 4)`);
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(member_id, id) > (${after.memberId}::uuid, ${after.id}::uuid)`);
  return (await rows.orderBy('member_id').orderBy('id').limit(limit).execute()).map((row) => ({
    memberId: row.member_id,
    id: row.id,
    coins: row.paid_coins,
    credit: row.paid_credit,
  }));
}

/**
 * Returns the transfers that match no participation's row. For reconciliation. Each row is looked up by its member
 * (`limit 1`), because PostgreSQL may read the whole table for a `not exists`.
 */
export async function readUnclaimed<Posted extends { memberId: string; causeId: string }>(
  db: Connection,
  posted: readonly Posted[],
): Promise<Posted[]> {
  const { rows } = await sql<{ place: number }>`
    select place from unnest(
      ${posted.map((each) => each.memberId)}::uuid[], ${posted.map((each) => each.causeId)}::text[]
    ) with ordinality as posted (member_id, cause_id, place)
    where (
      select true from participations p
      where p.member_id = posted.member_id and p.id::text = posted.cause_id and p.paid_coins + p.paid_credit > 0 limit 1
    ) is null`.execute(db);
  const places = new Set(rows.map(({ place }) => place));
  return posted.filter((_, index) => places.has(index + 1));
}
