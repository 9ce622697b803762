import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/tx.ts';
import { LEAST_CHARACTERS, measureText } from './fit.ts';

/**
 * Whether answer `r` to section `s` counts for the reward (rule 6.46). `unfitOf` says the same of a read answer.
 */
export const countsForReward = sql<boolean>`(r.length is null or r.counted_at is not null
  or exists (select from group_attachments a
    where a.group_id = r.group_id and a.response_id = r.id and a.removed_at is null)
  or (not r.repeats and r.length >= coalesce(nullif(s.min_length, 0), ${LEAST_CHARACTERS})))`;

/**
 * Whether an answer with these letters repeats one that stands: of anybody to the same section, or of its author to any.
 */
export const repeatsAnother = (
  answer: Readonly<Record<'groupId' | 'id' | 'sectionId' | 'memberId' | 'sameText', RawBuilder<unknown>>>,
): RawBuilder<boolean> => sql<boolean>`exists (select from group_responses o
  where o.group_id = ${answer.groupId} and o.same_text = ${answer.sameText} and o.id <> ${answer.id}
    and (o.section_id = ${answer.sectionId} or o.group_member_id = ${answer.memberId}) and o.deleted_at is null)`;

/** Measures an edited answer again. A host's counting was for the text before. */
export async function measureAgain(
  tx: Tx,
  { groupId, id, content }: { groupId: string; id: string; content: string },
): Promise<void> {
  const { length, sameText } = measureText(content);
  const repeats = repeatsAnother({
    groupId: sql.ref('r.group_id'),
    id: sql.ref('r.id'),
    sectionId: sql.ref('r.section_id'),
    memberId: sql.ref('r.group_member_id'),
    sameText: sql`${sameText}::text`,
  });
  await sql`update group_responses r
    set length = ${length}, same_text = ${sameText}, repeats = ${repeats}, counted_at = null
    where r.group_id = ${groupId} and r.id = ${id}`.execute(tx);
}

/** Counts an answer for the reward although it doesn't fit, or takes that back (null). */
export async function writeCounted(
  tx: Tx,
  { groupId, id, at }: { groupId: string; id: string; at: Date | null },
): Promise<void> {
  await sql`update group_responses set counted_at = ${at}
    where group_id = ${groupId} and id = ${id}`.execute(tx);
}
