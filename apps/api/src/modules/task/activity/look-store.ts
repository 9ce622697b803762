import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { SecondLooks } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Place, rowsAfter } from '../../../platform/page.ts';

/** A verdict that was chosen for a second look, with its submission. */
export type StoredLook = Selectable<SecondLooks> & {
  memberId: string;
  participationId: string;
  what: 'application' | 'proof';
};

export interface ChosenReview {
  reviewId: string;
  operator: string;
  verdict: 'approve' | 'reject';
  at: Date;
}

export async function insertLook(tx: Tx, { reviewId, operator, verdict, at }: ChosenReview): Promise<void> {
  await tx
    .insertInto('second_looks')
    .values({ review_id: reviewId, operator, verdict, chosen_at: at })
    .execute();
}

const looks = sql`
  select l.*, v.member_id as "memberId", v.participation_id as "participationId",
    case v.state when 'applied' then 'application' else 'proof' end as what
  from second_looks l join activity_reviews v on v.id = l.review_id`;

/** Verdicts of others that nobody has looked at again, the oldest first. */
export async function selectWaitingLooks(
  db: Connection,
  operator: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<StoredLook[]> {
  const later = sql`and ${rowsAfter(after, 'l.chosen_at', 'l.review_id')}`;
  const { rows } = await sql<StoredLook>`
    ${looks} where l.looked_at is null and l.operator <> ${operator} ${later}
    order by l.chosen_at, l.review_id limit ${limit}`.execute(db);
  return rows;
}

export async function selectLook(db: Connection, id: string): Promise<StoredLook | undefined> {
  const { rows } = await sql<StoredLook>`${looks} where l.review_id = ${id}`.execute(db);
  return rows[0];
}

/** The second looks that somebody took at the verdicts about a submission. */
export async function selectLooksAt(
  db: Connection,
  participationId: string,
): Promise<{ verdict: 'approve' | 'reject'; at: Date }[]> {
  const { rows } = await sql<{ verdict: 'approve' | 'reject'; at: Date }>`
    select l.looked_verdict as verdict, l.looked_at as at
    from activity_runs r
    join activity_reviews v on v.member_id = r.member_id and v.participation_id = r.participation_id
    join second_looks l on l.review_id = v.id and l.looked_at is not null
    where r.participation_id = ${participationId}`.execute(db);
  return rows;
}

/** Stores a second look; false if there is one already. */
export async function writeLook(
  tx: Tx,
  look: { id: string; by: string; verdict: string; note: string | null; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('second_looks')
    .set({ looked_by: look.by, looked_verdict: look.verdict, note: look.note, looked_at: look.at })
    .where('review_id', '=', look.id)
    .where('looked_at', 'is', null)
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How often the second look agreed with each reviewer, since a time. */
export async function selectAgreement(
  db: Connection,
  since: Date,
): Promise<{ operator: string; looked: number; agreed: number }[]> {
  const { rows } = await sql<{ operator: string; looked: number; agreed: number }>`
    select operator, count(*)::int as looked, (count(*) filter (where looked_verdict = verdict))::int as agreed
    from second_looks where looked_at >= ${since}
    group by operator order by operator limit 200`.execute(db);
  return rows;
}
