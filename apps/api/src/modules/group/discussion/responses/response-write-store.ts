import { type RawBuilder, sql } from 'kysely';
import { cteChain } from '../../../../platform/database/cte-chain.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { type LiveEvent, publishEventsSql } from '../../../../platform/events/events.ts';
import { searchVector } from '../guide/search-vector-store.ts';
import { searchLexemes } from '../guide/search-words.ts';
import { deleteSentDraftsSql } from '../drafts/draft-store.ts';
import { readResponse, type ResponseRow } from './response-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { measureText } from './fit.ts';
import { measureAgain, repeatsAnother } from './fit-store.ts';

/** Locks one answer until the transaction ends, so that an edit and a host's question run one after the other. */
export async function lockResponse(tx: Tx, groupId: string, id: string): Promise<ResponseRow | undefined> {
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

/** An answer, and the version of the guide that it was checked against. */
export interface CheckedResponse {
  response: NewResponse;
  guideVersion: number;
}

/**
 * The statement that stores answers, each with its event. It violates `group_responses_once` when the respondent
 * already has an answer. It skips an answer when the guide changed since `guideVersion`, the group was tallied, or
 * the author isn't in the group any more.
 * `waiting` waits for a host's change, so that no answer is stored after a closing. `skipping` never waits for a host
 * or for another answer of the same person; it skips the answer. The draft of a stored answer is deleted (rule 6.53).
 */
export function insertResponsesSql(
  allowed: readonly (CheckedResponse & LiveEvent)[],
  way: 'waiting' | 'skipping',
): RawBuilder<{ id: string; repeats: boolean }> {
  const rows = allowed.map(({ response, guideVersion, topic, payload }) => ({
    ...measured(response.content),
    id: response.id,
    group_id: response.groupId,
    guide_version: guideVersion,
    section_id: response.sectionId,
    member_id: response.memberId,
    client_id: response.clientId,
    content: response.content,
    lexemes: searchLexemes(response.content),
    at: response.at,
    topic,
    payload,
  }));
  const sent = {
    name: 'sent',
    statement: sql`
      select * from ${recordset(
        rows,
        `given (id uuid, group_id uuid, guide_version integer, section_id uuid, member_id uuid, client_id uuid,
          content text, length integer, same_text text, lexemes text[], at timestamptz, topic text, payload jsonb)`,
      )}`,
  };
  const skipping = sql.raw(way === 'skipping' ? 'skip locked' : '');
  // Inserting a row locks the counters of its section. The order by section prevents deadlocks between two statements.
  // Each group and person is looked up by its key (`limit 1`), because PostgreSQL expects a hundred answers.
  const added = {
    name: 'added',
    statement: sql`
      insert into group_responses
        (group_id, id, section_id, group_member_id, client_id, content, length, same_text, repeats, search,
          created_at)
      select sent.group_id, sent.id, sent.section_id, sent.member_id, sent.client_id, sent.content, sent.length,
        sent.same_text, ${repeatsAnother(sentColumns)}, array_to_tsvector(sent.lexemes), sent.at
      from sent
      cross join lateral (
        select from discussion_groups g
        where g.id = sent.group_id and g.guide_version = sent.guide_version and g.tallied_at is null
        limit 1 for key share ${skipping}
      ) as the_group
      cross join lateral (
        select from group_members m
        where m.group_id = sent.group_id and m.id = sent.member_id and m.withdrawn_at is null
        limit 1 for no key update ${skipping}
      ) as the_person
      order by sent.section_id
      returning id, repeats`,
  };
  const publish = {
    name: 'told',
    statement: publishEventsSql(sql`select topic, payload from sent join added using (id)`),
  };
  const undrafted = { name: 'undrafted', statement: deleteSentDraftsSql };
  return cteChain([sent, added, publish, undrafted], sql`select id, repeats from added`);
}

const sentColumns = {
  groupId: sql.ref('sent.group_id'),
  id: sql.ref('sent.id'),
  sectionId: sql.ref('sent.section_id'),
  memberId: sql.ref('sent.member_id'),
  sameText: sql.ref('sent.same_text'),
};

function measured(content: string): { length: number; same_text: string | null } {
  const { length, sameText } = measureText(content);
  return { length, same_text: sameText };
}

/** Replaces the wording. The earlier one is kept for audit. */
export async function replaceWording(
  tx: Tx,
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
  await measureAgain(tx, change);
}

/** Marks that a host replied. From now on the answer can't be edited (rule 6.9). */
export async function markHostReplied(tx: Tx, groupId: string, id: string, at: Date): Promise<void> {
  await sql`update group_responses set host_replied_at = coalesce(host_replied_at, ${at}),
    seen_by_host_at = coalesce(seen_by_host_at, ${at}) where group_id = ${groupId} and id = ${id}`.execute(
    tx,
  );
}
