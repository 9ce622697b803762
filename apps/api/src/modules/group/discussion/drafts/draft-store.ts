import { type RawBuilder, sql } from 'kysely';
import type { GroupDraftKind } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Where a respondent writes: the answer to a section, or a reply below an answer. */
export interface DraftPlace {
  groupId: string;
  memberId: string;
  kind: GroupDraftKind;
  targetId: string;
}

/** A text that its author has not sent yet. */
export interface DraftRow {
  kind: GroupDraftKind;
  targetId: string;
  content: string;
  /** The quoted answer, its author and the words, as long as that answer contains them. */
  quotedId: string | null;
  quotedAuthor: string | null;
  quotedText: string | null;
  version: string;
  savedAt: Date;
  /** The section that a reply belongs to; null when the answer above it was deleted. */
  sectionId: string | null;
}

/** A person's drafts of a group, or the one at a place. */
export async function readDrafts(
  db: Connection,
  { groupId, memberId, ...at }: Pick<DraftPlace, 'groupId' | 'memberId'> & Partial<DraftPlace>,
): Promise<DraftRow[]> {
  const here = at.kind === undefined ? sql`true` : sql`d.kind = ${at.kind} and d.target_id = ${at.targetId}`;
  const { rows } = await sql<DraftRow>`
    select d.kind, d.target_id as "targetId", d.content, q.id as "quotedId", w.nickname as "quotedAuthor",
      case when q.id is not null then d.quoted_text end as "quotedText", d.version, d.saved_at as "savedAt",
      case when d.kind = 'answer' then d.target_id else above.section_id end as "sectionId"
    from group_drafts d
    left join group_responses above on d.kind = 'reply' and above.group_id = d.group_id and above.id = d.target_id
      and above.deleted_at is null
    left join group_responses q on q.group_id = d.group_id and q.id = d.quoted_response_id
      and q.deleted_at is null and strpos(q.content, d.quoted_text) > 0
    left join group_members w on w.group_id = q.group_id and w.id = q.group_member_id
    where d.group_id = ${groupId} and d.group_member_id = ${memberId} and ${here}`.execute(db);
  return rows;
}

/** A draft to store. `seen` is the version that its author saw last. */
export interface NewDraft extends DraftPlace {
  content: string;
  quote: { responseId: string; text: string } | null;
  version: string;
  seen: string | null;
  at: Date;
}

/**
 * Stores a draft, unless another text was stored since `seen`, or its author isn't in the group any more. The stored text again changes nothing. Returns whether it
 * is stored.
 */
export async function putDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const { groupId, memberId, kind, targetId, content, quote, version, seen, at } = draft;
  const [quotedId, quotedText] = [quote?.responseId ?? null, quote?.text ?? null];
  const isSame = sql`(kept.content = ${content} and kept.quoted_response_id is not distinct from ${quotedId}::uuid
    and kept.quoted_text is not distinct from ${quotedText}::text)`;
  const written = await sql`
    insert into group_drafts as kept
      (group_id, group_member_id, kind, target_id, content, quoted_response_id, quoted_text, version, saved_at)
    select m.group_id, m.id, ${kind}, ${targetId}, ${content}, ${quotedId}::uuid, ${quotedText}::text,
      ${version}::uuid, ${at}::timestamptz
    from group_members m
    where m.group_id = ${groupId} and m.id = ${memberId} and m.withdrawn_at is null for share
    on conflict (group_id, group_member_id, kind, target_id) do update
      set content = excluded.content, quoted_response_id = excluded.quoted_response_id,
        quoted_text = excluded.quoted_text, version = excluded.version, saved_at = excluded.saved_at
      where kept.version = ${seen}::uuid and not ${isSame}
    returning 1`.execute(tx);
  if (written.rows.length > 0) return true;
  const same = await sql`
    select from group_drafts kept where group_id = ${groupId} and group_member_id = ${memberId} and kind = ${kind}
      and target_id = ${targetId} and ${isSame}`.execute(tx);
  return same.rows.length > 0;
}

/** How many drafts a person has in a group. Locks the person, so that calls of the same person count one after another. */
export async function countDrafts(
  tx: Tx,
  { groupId, memberId }: Pick<DraftPlace, 'groupId' | 'memberId'>,
): Promise<number> {
  await sql`select from group_members where group_id = ${groupId} and id = ${memberId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_drafts where group_id = ${groupId} and group_member_id = ${memberId}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the draft at a place; with `version`, only when that is the stored one. */
export async function deleteDraft(
  tx: Tx,
  { groupId, memberId, kind, targetId }: DraftPlace,
  version?: string,
): Promise<void> {
  const which = version === undefined ? sql`true` : sql`version = ${version}`;
  await sql`delete from group_drafts where group_id = ${groupId} and group_member_id = ${memberId}
    and kind = ${kind} and target_id = ${targetId} and ${which}`.execute(tx);
}

/** The statement that deletes the drafts of answers that the step `added` stored from the rows of `sent`. */
export const deleteSentDraftsSql: RawBuilder<unknown> = sql`
  delete from group_drafts d using sent join added using (id)
  where d.group_id = sent.group_id and d.group_member_id = sent.member_id and d.kind = 'answer'
    and d.target_id = sent.section_id`;

/** Deletes all drafts of people who left, or whose account is erased. */
export async function deleteDraftsOf(
  tx: Tx,
  people: readonly { groupId: string; memberId: string }[],
): Promise<void> {
  for (const { groupId, memberId } of people)
    await sql`delete from group_drafts where group_id = ${groupId} and group_member_id = ${memberId}`.execute(
      tx,
    );
}

/** Deletes the drafts of a few groups that ended before `before`. Returns how many; 0 when there are none left. */
export async function deleteEndedDrafts(db: Connection, before: Date): Promise<number> {
  // Steps from group to group in the key, instead of reading every draft.
  const { rows } = await sql`
    with recursive writing as (
      (select group_id from group_drafts order by group_id limit 1)
      union all
      select (select d.group_id from group_drafts d where d.group_id > w.group_id order by d.group_id limit 1)
      from writing w where w.group_id is not null
    )
    delete from group_drafts where group_id in (
      select g.id from writing w join discussion_groups g on g.id = w.group_id
      where g.closes_at < ${before} limit 20)
    returning 1`.execute(db);
  return rows.length;
}
