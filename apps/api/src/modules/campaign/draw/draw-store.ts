import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A stored draw. It never changes. */
export interface StoredDraw {
  campaignId: string;
  memberId: string;
  id: string;
  number: number;
  pseudonym: string;
  clientSeed: string;
  version: number;
  roll: number;
  prizeId: string | null;
  consolation: number;
  at: Date;
}

/** The state of a prize that has to be claimed. */
export interface StoredWin {
  prizeId: string;
  state: 'open' | 'claimed' | 'expired';
  claimBy: Date;
  orderId: string | null;
}

/** Takes one piece of a prize. Returns how many are left, or undefined if none was there. */
export async function takePrize(tx: Tx, campaignId: string, prizeId: string): Promise<number | undefined> {
  const taken = await tx
    .updateTable('campaign_prizes')
    .set({ remaining: sql`remaining - 1` })
    .where('campaign_id', '=', campaignId)
    .where('id', '=', prizeId)
    .where('remaining', '>', 0)
    .returning('remaining')
    .executeTakeFirst();
  return taken?.remaining;
}

/** Stores a draw and counts it. */
export async function insertDraw(tx: Tx, draw: StoredDraw): Promise<void> {
  await tx
    .insertInto('campaign_draws')
    .values({
      campaign_id: draw.campaignId,
      member_id: draw.memberId,
      id: draw.id,
      number: draw.number,
      pseudonym: draw.pseudonym,
      client_seed: draw.clientSeed,
      version: draw.version,
      roll: draw.roll,
      prize_id: draw.prizeId,
      consolation: draw.consolation,
      drawn_at: draw.at,
    })
    .execute();
  await tx
    .updateTable('campaign_members')
    .set({ draws: draw.number })
    .where('campaign_id', '=', draw.campaignId)
    .where('member_id', '=', draw.memberId)
    .execute();
}

interface OwnDraw {
  campaignId: string;
  memberId: string;
  number: number;
}

export async function insertWin(
  tx: Tx,
  { campaignId, memberId, number }: OwnDraw,
  { prizeId, claimBy }: Pick<StoredWin, 'prizeId' | 'claimBy'>,
): Promise<void> {
  await tx
    .insertInto('campaign_wins')
    .values({
      campaign_id: campaignId,
      member_id: memberId,
      number,
      prize_id: prizeId,
      state: 'open',
      claim_by: claimBy,
    })
    .execute();
}

/** A member's draws with their wins, the newest first. */
export async function selectOwnDraws(
  db: Connection,
  { campaignId, memberId }: Pick<OwnDraw, 'campaignId' | 'memberId'>,
  { before, only, limit }: { before?: number; only?: number; limit: number },
): Promise<{ draw: StoredDraw; win: StoredWin | null }[]> {
  let query = db
    .selectFrom('campaign_draws as d')
    .leftJoin('campaign_wins as w', (join) =>
      join
        .onRef('w.campaign_id', '=', 'd.campaign_id')
        .onRef('w.member_id', '=', 'd.member_id')
        .onRef('w.number', '=', 'd.number'),
    )
    .selectAll('d')
    .select(['w.state', 'w.claim_by', 'w.order_id'])
    .where('d.campaign_id', '=', campaignId)
    .where('d.member_id', '=', memberId);
  if (before !== undefined) query = query.where('d.number', '<', before);
  if (only !== undefined) query = query.where('d.number', '=', only);
  const rows = await query.orderBy('d.number', 'desc').limit(limit).execute();
  return rows.map((row) => ({
    draw: drawOf(row),
    win:
      row.state === null || row.claim_by === null || row.prize_id === null
        ? null
        : {
            prizeId: row.prize_id,
            state: row.state as StoredWin['state'], // The table's check.
            claimBy: row.claim_by,
            orderId: row.order_id,
          },
  }));
}

/** Draws that won, the newest first: ids grow with time. */
export async function selectWinningDraws(
  db: Connection,
  campaignId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<StoredDraw[]> {
  let query = db
    .selectFrom('campaign_draws')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('prize_id', 'is not', null);
  if (before !== null) query = query.where('id', '<', before);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(drawOf);
}

interface DrawRow {
  campaign_id: string;
  member_id: string;
  id: string;
  number: number;
  pseudonym: string;
  client_seed: string;
  version: number;
  roll: number;
  prize_id: string | null;
  consolation: number;
  drawn_at: Date;
}

/** A draw from its row. */
export function drawOf(row: DrawRow): StoredDraw {
  return {
    campaignId: row.campaign_id,
    memberId: row.member_id,
    id: row.id,
    number: row.number,
    pseudonym: row.pseudonym,
    clientSeed: row.client_seed,
    version: row.version,
    roll: row.roll,
    prizeId: row.prize_id,
    consolation: row.consolation,
    at: row.drawn_at,
  };
}

/** A member's own draw by its id, with its campaign and prize; undefined if it isn't theirs. */
export async function selectOwnDraw(
  db: Connection,
  memberId: string,
  id: string,
): Promise<{ draw: StoredDraw; title: string; seedHash: string | null; prize: string | null } | undefined> {
  const row = await db
    .selectFrom('campaign_draws as d')
    .innerJoin('campaigns as c', 'c.id', 'd.campaign_id')
    .leftJoin('campaign_prizes as p', (join) =>
      join.onRef('p.campaign_id', '=', 'd.campaign_id').onRef('p.id', '=', 'd.prize_id'),
    )
    .selectAll('d')
    .select(['c.title', 'c.seed_hash', 'p.title as prize'])
    .where('d.member_id', '=', memberId)
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { draw: drawOf(row), title: row.title, seedHash: row.seed_hash, prize: row.prize };
}

/** Every draw of a member, for the export of their data. */
export async function selectAllDraws(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('campaign_draws as d')
    .innerJoin('campaigns as c', 'c.id', 'd.campaign_id')
    .select(['c.title', 'd.pseudonym', 'd.number', 'd.client_seed as clientSeed', 'd.prize_id as prize'])
    .select('d.drawn_at as at')
    .where('d.member_id', '=', memberId)
    .orderBy('d.id')
    .execute();
}
