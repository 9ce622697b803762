import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A quote with its answer, its respondent and the host who added it. */
export interface QuoteRow {
  id: string;
  responseId: string;
  sectionId: string;
  text: string;
  start: number;
  end: number;
  wording: number;
  stale: boolean;
  codes: string[];
  findingId: string | null;
  authorId: string;
  memberId: string | null;
  nickname: string;
  role: number;
  hostId: string;
  hostNickname: string;
  hostAvatar: string | null;
  hostRole: number;
  addedAt: Date;
}

/**
 * The quotes of a group in their order. Those of deleted answers are left out until the answer is restored, and those of
 * people who were taken off the list or erased their account (rule 6.52). What those who left said stays (rule 6.54).
 */
export async function readQuotes(db: Connection, groupId: string): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select q.id, q.response_id as "responseId", r.section_id as "sectionId", q.text, q.passage_start as start,
      q.passage_end as "end", q.wording, q.wording <> r.wording as stale, q.codes,
      q.finding_id as "findingId", m.id as "authorId", m.member_id as "memberId",
      m.nickname, m.role, h.id as "hostId", h.nickname as "hostNickname", h.avatar as "hostAvatar", h.role as "hostRole",
      q.added_at as "addedAt"
    from group_quotes q
    join group_responses r on r.group_id = q.group_id and r.id = q.response_id and r.deleted_at is null
    join group_members m on m.group_id = q.group_id and m.id = r.group_member_id
      and (m.withdrawn_at is null or m.left_at is not null)
    join group_members h on h.group_id = q.group_id and h.id = q.added_by
    where q.group_id = ${groupId} order by q.position, q.added_at, q.id`.execute(db);
  return rows;
}

/** A passage to quote. */
export interface NewQuote {
  groupId: string;
  id: string;
  responseId: string;
  wording: number;
  start: number;
  end: number;
  text: string;
  by: string;
  at: Date;
}

/** Adds a quote at the end of the board. A quote that is on the board stays as it is. */
export async function insertQuote(tx: Tx, quote: NewQuote): Promise<void> {
  const { groupId, id, responseId, wording, start, end, text, by, at } = quote;
  await sql`
    insert into group_quotes
      (group_id, id, response_id, wording, passage_start, passage_end, text, position, added_by, added_at)
    select ${groupId}, ${id}, ${responseId}, ${wording}, ${start}, ${end}, ${text},
      coalesce(max(position), 0) + 1, ${by}::uuid, ${at}::timestamptz
    from group_quotes where group_id = ${groupId}
    on conflict (group_id, response_id, wording, passage_start, passage_end) do nothing`.execute(tx);
}

/** Stores the order of the quotes. */
export async function placeQuotes(tx: Tx, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`update group_quotes q set position = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where q.group_id = ${groupId} and q.id = wanted.id`.execute(tx);
}

/** Replaces the codes of a quote, and its finding. The same ones again change nothing. */
export async function setCodes(
  tx: Tx,
  groupId: string,
  { id, codes, findingId }: { id: string; codes: readonly string[]; findingId: string | null },
): Promise<void> {
  await sql`update group_quotes set codes = ${[...codes]}::text[], finding_id = ${findingId}::uuid
    where group_id = ${groupId} and id = ${id}
      and (codes, finding_id) is distinct from (${[...codes]}::text[], ${findingId}::uuid)`.execute(tx);
}

/** Removes a quote from the board. */
export async function deleteQuote(tx: Tx, groupId: string, id: string): Promise<void> {
  await tx.deleteFrom('group_quotes').where('group_id', '=', groupId).where('id', '=', id).execute();
}
