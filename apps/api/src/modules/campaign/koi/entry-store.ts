import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { FACES_THAT_END_BY_DRAW } from '../kinds/kind-of.ts';
import type { Entrant } from './koi-winner.ts';

interface ParticipantKey {
  campaignId: string;
  memberId: string;
}

/** Stores that a member entered. */
export async function storeEntry(
  tx: Tx,
  { campaignId, memberId }: ParticipantKey,
  { clientSeed, at }: { clientSeed: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('campaign_members')
    .set({ entered_at: at, client_seed: clientSeed })
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Entrants after a pseudonym, in the order of pseudonyms. */
export async function selectEntrants(
  db: Connection,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
): Promise<Entrant[]> {
  const { rows } = await sql<Entrant>`
    select pseudonym, client_seed as "clientSeed" from campaign_members
    where campaign_id = ${campaignId} and entered_at is not null and pseudonym collate "C" > ${after}
    order by pseudonym collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** An entrant with a number that differs for every other entrant. */
export interface MarkedEntrant extends Entrant {
  mark: string;
}

const mark = sql`hashtextextended(pseudonym || '|' || client_seed, 0)`;

/** Like `selectEntrants`, with marks whose sum `selectMarks` returns too. */
export async function selectMarkedEntrants(
  db: Connection,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
): Promise<MarkedEntrant[]> {
  const { rows } = await sql<MarkedEntrant>`
    select pseudonym, client_seed as "clientSeed", (${mark})::text as mark from campaign_members
    where campaign_id = ${campaignId} and entered_at is not null and pseudonym collate "C" > ${after}
    order by pseudonym collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** The sum of the marks of all entrants. It takes a fraction of the time that hashing their list takes. */
export async function selectMarks(db: Connection, campaignId: string): Promise<bigint> {
  const { rows } = await sql<{ marks: string }>`
    select coalesce(sum(${mark}), 0)::text as marks from campaign_members
    where campaign_id = ${campaignId} and entered_at is not null`.execute(db);
  return BigInt(rows[0]?.marks ?? 0);
}

/** The entrant at an index of the list, from 0. */
export async function selectEntrantAt(
  db: Connection,
  campaignId: string,
  index: number,
): Promise<(Entrant & { memberId: string }) | undefined> {
  const { rows } = await sql<Entrant & { memberId: string }>`
    select pseudonym, client_seed as "clientSeed", member_id as "memberId" from campaign_members
    where campaign_id = ${campaignId} and entered_at is not null
    order by pseudonym collate "C" offset ${index} limit 1`.execute(db);
  return rows[0];
}

/**
 * Adds up to `limit` changes since the last call to the entrants of campaigns with an open list, and returns how many.
 * Pages read the stored count. A closed list has been counted when it was hashed.
 */
export async function countEntrantChanges(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from campaign_entrant_changes where id = any(array(
        select id from campaign_entrant_changes order by id limit ${limit} for update skip locked
      )) returning campaign_id, change
    ), counted as (
      update campaigns c set entrants = greatest(0, c.entrants + changed.entrants)
      from (select campaign_id, sum(change)::integer as entrants from taken group by campaign_id) changed
      where c.id = changed.campaign_id and c.entrants_hash is null and changed.entrants <> 0
    )
    select count(*)::integer as taken from taken`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** 锦鲤 campaigns whose draw is due. */
export async function selectKoiDue(db: Connection, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('id')
    .where('face', 'in', FACES_THAT_END_BY_DRAW)
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('paused_at', 'is', null)
    .where('draws_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes the list of entrants. */
export async function storeEntrants(
  tx: Tx,
  campaignId: string,
  { entrants, hash }: { entrants: number; hash: string },
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ entrants, entrants_hash: hash })
    .where('id', '=', campaignId)
    .execute();
}

/** Whether a 锦鲤 campaign has its winner. */
export async function hasDraw(db: Connection, campaignId: string): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_draws')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a member who leaves from open lists, so that nobody who has left can win. It waits for a list that is being
 * closed: a closed list must keep the entrants that were hashed.
 */
export async function deleteOpenEntries(tx: Tx, memberId: string): Promise<void> {
  await sql`
    select from campaigns where entrants_hash is null and id in (
      select campaign_id from campaign_members where member_id = ${memberId}::uuid and entered_at is not null
    ) order by id for share`.execute(tx);
  await sql`
    update campaign_members m set entered_at = null, client_seed = null from campaigns c
    where m.member_id = ${memberId}::uuid and m.entered_at is not null
      and c.id = m.campaign_id and c.entrants_hash is null`.execute(tx);
}

/** An entry that paid coins. */
export interface PaidEntry {
  memberId: string;
  campaignId: string;
  coins: number;
}

/** Entries that paid coins, after `last`, at most `count`. */
export async function selectPaidEntries(
  db: Connection,
  last: PaidEntry | undefined,
  count: number,
): Promise<PaidEntry[]> {
  const after = last ?? { campaignId: '', memberId: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<PaidEntry>`
    select m.member_id as "memberId", m.campaign_id as "campaignId", c.consolation as coins
    from campaign_members m join campaigns c on c.id = m.campaign_id
    where m.entered_at is not null and c.consolation > 0
      and (m.campaign_id, m.member_id) > (${after.campaignId}, ${after.memberId}::uuid)
    order by m.campaign_id, m.member_id limit ${count}`.execute(db);
  return rows;
}
