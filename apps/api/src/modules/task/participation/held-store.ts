import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Participation } from '../participation.ts';

/** A participation whose coins are held for a new member. */
export interface HeldParticipation extends Pick<Participation, 'memberId' | 'id'> {
  readonly until: Date;
}

/** Held participations that are due, after the given one, the earliest first. */
export async function readHeld(
  db: Connection,
  now: Date,
  after: HeldParticipation | undefined,
  limit: number,
): Promise<HeldParticipation[]> {
  const beyond = after
    ? sql`and (earning_expected_at, member_id, id)
        > (${after.until}::timestamptz, ${after.memberId}::uuid, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<HeldParticipation>`
    select member_id as "memberId", id, earning_expected_at as until from participations
    where earning_state = 'pending' and earning_pending_for = 'newcomer' and earning_expected_at <= ${now} ${beyond}
    order by earning_expected_at, member_id, id limit ${limit}`.execute(db);
  return rows;
}
