import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { drawOf, type StoredDraw } from '../draw/draw-store.ts';

/** A sealed draw. The draw is null if it is missing; `reconcile` reports that. */
export interface SealedDraw {
  position: number;
  head: string;
  draw: StoredDraw | null;
}

/** Locks the chain of the campaign until the transaction ends, so that only one transaction seals it. */
export async function lockChain(tx: Tx, campaignId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chain:${campaignId}`}::text, 0))`.execute(tx);
}

/** The end of a campaign's chain; undefined before the first seal. */
export async function selectHead(
  db: Connection,
  campaignId: string,
): Promise<{ position: number; head: string } | undefined> {
  return await db
    .selectFrom('campaign_seals')
    .select(['position', 'head'])
    .where('campaign_id', '=', campaignId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Campaigns with draws that are not sealed yet. */
export async function selectUnsealedCampaigns(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from campaigns c
    cross join lateral (select from campaign_unsealed u where u.campaign_id = c.id limit 1) waiting`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the oldest notes of draws that are not sealed yet, with their draws. The caller holds the chain's lock, and seals
 * the draws in the same transaction. A note of a draw that is sealed already is taken without its draw: a server of an
 * older version sealed it and left the note.
 */
export async function takeUnsealed(
  tx: Tx,
  campaignId: string,
  limit: number,
): Promise<{ notes: number; draws: StoredDraw[] }> {
  const { rows } = await sql<Parameters<typeof drawOf>[0] & { is_sealed: boolean }>`
    with taken as (
      delete from campaign_unsealed where ctid = any(array(
        select ctid from campaign_unsealed where campaign_id = ${campaignId} order by drawn_at, draw_id limit ${limit}
      )) returning draw_id
    )
    select d.*, s.draw_id is not null as is_sealed from taken
    cross join lateral (select * from campaign_draws where id = taken.draw_id limit 1) d
    left join lateral (select draw_id from campaign_seals where draw_id = taken.draw_id limit 1) s on true
    order by d.drawn_at, d.id`.execute(tx);
  return { notes: rows.length, draws: rows.filter((row) => !row.is_sealed).map(drawOf) };
}

export async function insertSeals(
  tx: Tx,
  campaignId: string,
  seals: readonly { position: number; drawId: string; head: string }[],
  at: Date,
): Promise<void> {
  const rows = seals.map(({ position, drawId, head }) => ({ position, draw_id: drawId, head }));
  await sql`
    insert into campaign_seals (campaign_id, position, draw_id, head, sealed_at)
    select ${campaignId}::text, position, draw_id, head, ${at}::timestamptz
    from ${recordset(rows, 'seal (position integer, draw_id uuid, head text)')}`.execute(tx);
}

/** The chain after a position, at most `limit` links. */
export async function selectChain(
  db: Connection,
  campaignId: string,
  { after, limit }: { after: number; limit: number },
): Promise<SealedDraw[]> {
  const rows = await db
    .selectFrom('campaign_seals as s')
    .leftJoin('campaign_draws as d', 'd.id', 's.draw_id')
    .select(['s.position', 's.head'])
    .select([
      'd.campaign_id',
      'd.member_id',
      'd.id',
      'd.number',
      'd.pseudonym',
      'd.client_seed',
      'd.version',
      'd.roll',
      'd.prize_id',
      'd.consolation',
      'd.drawn_at',
    ])
    .where('s.campaign_id', '=', campaignId)
    .where('s.position', '>', after)
    .orderBy('s.position')
    .limit(limit)
    .execute();
  return rows.map(({ position, head, ...row }) => ({
    position,
    head,
    draw: row.id === null ? null : drawOf(row as Parameters<typeof drawOf>[0]), // One join: all columns or none.
  }));
}

/** A draw that paid coins. */
export interface PaidDraw {
  id: string;
  memberId: string;
  coins: number;
}

/** Draws that paid coins, after `last`, at most `count`. */
export async function selectPaidDraws(
  db: Connection,
  last: PaidDraw | undefined,
  count: number,
): Promise<PaidDraw[]> {
  const { rows } = await sql<PaidDraw>`
    select d.id, d.member_id as "memberId", d.consolation + coalesce(p.coins, 0) as coins
    from campaign_draws d
    left join campaign_prizes p on p.campaign_id = d.campaign_id and p.id = d.prize_id
    where d.consolation + coalesce(p.coins, 0) > 0 and d.id > ${last?.id ?? '00000000-0000-0000-0000-000000000000'}
    order by d.id limit ${count}`.execute(db);
  return rows;
}
