import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A questionnaire of a member, by the participation. */
export interface InterviewKey {
  readonly memberId: string;
  readonly participationId: string;
}

/** The participation of the questionnaire that a member is answering; undefined if there is none. */
export async function readAnswered(db: Connection, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('survey_spans')
    .select('participation_id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.participation_id;
}

/**
 * Opens a span; false if another questionnaire of the member has an open one. The first span begins at the start of the
 * participation, but never before the member's last span ended.
 */
export async function openSpan(
  tx: Tx,
  { memberId, participationId }: InterviewKey,
  { startedAt, at }: { startedAt: Date; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into survey_spans (member_id, participation_id, started_at)
    select ${memberId}::uuid, ${participationId}::uuid,
      case when bool_or(participation_id = ${participationId}::uuid) then ${at}::timestamptz
        else least(greatest(${startedAt}::timestamptz, max(ended_at)), ${at}::timestamptz) end
    from survey_spans where member_id = ${memberId}
    on conflict (member_id) where ended_at is null do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Ends the open span of a questionnaire, if it has one. */
export async function closeSpan(
  tx: Tx,
  { memberId, participationId }: InterviewKey,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('survey_spans')
    .set({ ended_at: sql`greatest(started_at, ${at}::timestamptz)` })
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The time for which a questionnaire was the one that its member answered, in milliseconds. */
export async function readAnsweringMs(
  db: Connection,
  { memberId, participationId }: InterviewKey,
  at: Date,
): Promise<number> {
  const row = await db
    .selectFrom('survey_spans')
    .select(
      sql<number>`coalesce(sum(extract(epoch from
        greatest(coalesce(ended_at, ${at}::timestamptz), started_at) - started_at) * 1000), 0)::float8`.as(
        'ms',
      ),
    )
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .executeTakeFirstOrThrow();
  return row.ms;
}

/** The times in which a questionnaire was answered, the oldest first; the last one may still be open. */
export async function readSpans(
  db: Connection,
  { memberId, participationId }: InterviewKey,
): Promise<{ startedAt: Date; endedAt: Date | null }[]> {
  return await db
    .selectFrom('survey_spans')
    .select(['started_at as startedAt', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .orderBy('started_at')
    .execute();
}
