import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** When a respondent was last reminded of anything, how often of this topic, and whether a message can reach them. */
export interface Remindable {
  id: string;
  remindedAt: Date | null;
  sends: number;
  /** Null for a guest without an account. */
  memberId: string | null;
  mobileIndex: string;
  /** Since when they agree to text messages. */
  textsAgreedAt: Date | null;
}

/** The respondents of a group, in no order. */
export async function readRemindable(
  db: Connection,
  groupId: string,
  topicId: string,
): Promise<Remindable[]> {
  const { rows } = await sql<Remindable>`
    select m.id, m.reminded_at as "remindedAt", coalesce(r.sends, 0) as sends, m.member_id as "memberId",
      m.mobile_index as "mobileIndex", m.texts_agreed_at as "textsAgreedAt"
    from group_members m
    left join group_reminders r on r.group_id = m.group_id and r.topic_id = ${topicId} and r.group_member_id = m.id
    where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null`.execute(db);
  return rows;
}

/**
 * Records a reminder for these people, and returns how many each has had. Skips people who were reminded after `since`,
 * because two hosts may press at once.
 */
export async function recordReminders(
  tx: Tx,
  {
    groupId,
    topicId,
    ids,
    at,
    since,
  }: { groupId: string; topicId: string; ids: readonly string[]; at: Date; since: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; sends: number }>`
    with reminded as (
      update group_members set reminded_at = ${at}
      where group_id = ${groupId} and id = any(${[...ids]}::uuid[])
        and (reminded_at is null or reminded_at <= ${since})
      returning id
    )
    insert into group_reminders (group_id, topic_id, group_member_id, sends, sent_at)
    select ${groupId}, ${topicId}, id, 1, ${at} from reminded
    on conflict (group_id, topic_id, group_member_id)
      do update set sends = group_reminders.sends + 1, sent_at = excluded.sent_at
    returning group_member_id as id, sends`.execute(tx);
  return new Map(rows.map(({ id, sends }) => [id, sends]));
}
