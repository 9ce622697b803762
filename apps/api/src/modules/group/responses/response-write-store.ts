import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { searchVector } from '../guide/search-vector.ts';
import { readResponse, type ResponseRow } from './response-store.ts';

/** Locks one answer until the transaction ends, so that an edit and a host's question can't overtake each other. */
export async function lockResponse(
  tx: Transaction<Schema>,
  groupId: string,
  id: string,
): Promise<ResponseRow | undefined> {
  await sql`select from group_responses where group_id = ${groupId} and id = ${id} for update`.execute(tx);
  return await readResponse(tx, groupId, id);
}

export interface NewResponse {
  groupId: string;
  id: string;
  sectionId: string;
  memberId: string;
  clientId: string;
  content: string;
  at: Date;
}

/**
 * The statement that stores an answer. It violates `group_responses_once` where one stands already. It stores nothing where
 * hosts changed the guide or the group was reckoned since `guideVersion` was read: it waits for a host who is at it, so that
 * no answer slips behind a closing.
 */
export const insertingResponse = (
  response: NewResponse,
  guideVersion: number,
): RawBuilder<{ id: string }> => sql<{ id: string }>`
  insert into group_responses
    (group_id, id, section_id, group_member_id, client_id, content, search, created_at)
  select g.id, ${response.id}::uuid, ${response.sectionId}::uuid, ${response.memberId}::uuid, ${response.clientId}::uuid,
    ${response.content}::text, ${searchVector(response.content)}, ${response.at}::timestamptz
  from discussion_groups g
  where g.id = ${response.groupId} and g.guide_version = ${guideVersion} and g.reckoned_at is null
  for key share
  returning id, group_member_id as member_id`;

/** Replaces the wording. The earlier one is kept for audit. */
export async function replaceWording(
  tx: Transaction<Schema>,
  change: { groupId: string; id: string; content: string; at: Date },
): Promise<void> {
  const { groupId, id, content, at } = change;
  await sql`
    insert into group_response_wordings (group_id, response_id, version, content, attachment_ids, replaced_at)
    select r.group_id, r.id,
      (select count(*) + 1 from group_response_wordings w where w.group_id = r.group_id and w.response_id = r.id),
      r.content, array(select a.id from group_attachments a
        where a.group_id = r.group_id and a.response_id = r.id order by a.position), ${at}
    from group_responses r where r.group_id = ${groupId} and r.id = ${id}`.execute(tx);
  await sql`update group_responses
    set content = ${content}, search = ${searchVector(content)}, wording = wording + 1, edited_at = ${at}
    where group_id = ${groupId} and id = ${id}`.execute(tx);
}

/** Records that a host replied: the answer can't be edited from now on (rule 6.9). */
export async function markHostReplied(
  tx: Transaction<Schema>,
  groupId: string,
  id: string,
  at: Date,
): Promise<void> {
  await sql`update group_responses set host_replied_at = coalesce(host_replied_at, ${at}),
    seen_by_host_at = coalesce(seen_by_host_at, ${at}) where group_id = ${groupId} and id = ${id}`.execute(
    tx,
  );
}
