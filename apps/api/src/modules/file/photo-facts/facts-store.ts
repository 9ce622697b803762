import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CameraFacts } from './camera-facts.ts';

export async function insertFacts(tx: Tx, key: string, facts: CameraFacts, at: Date): Promise<void> {
  await tx
    .insertInto('picture_facts')
    .values({
      key,
      taken_at: facts.takenAt,
      camera: facts.camera,
      stored_at: at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** What the cameras wrote into these photos; those from before this was stored have no entry. */
export async function selectFacts(
  db: Connection,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CameraFacts>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('picture_facts')
    .select(['key', 'taken_at', 'camera'])
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ key, taken_at: takenAt, camera }) => [key, { takenAt, camera }]));
}

/** Stores how a photo looks, with the quarters by which it is found; nothing if the photo is gone. */
export async function writeHash(
  db: Connection,
  key: string,
  { hash, bands }: { hash: string; bands: readonly number[] },
): Promise<void> {
  await sql`
    with hashed as (
      update picture_facts set hash = ${hash} where key = ${key} returning key, stored_at
    )
    insert into picture_bands (band, stored_at, key)
    select band, stored_at, key from hashed, unnest(${[...bands]}::integer[]) as own (band)
    on conflict do nothing`.execute(db);
}

export async function selectHash(db: Connection, key: string): Promise<string | null> {
  const row = await db.selectFrom('picture_facts').select('hash').where('key', '=', key).executeTakeFirst();
  return row?.hash ?? null;
}

/** How many of the newest pictures of one quarter are compared. */
const MOST_OF_BAND = 40;

/** The photos that differ from a hash in at most `bits` of 64, the nearest first. Looks at a bounded number of rows. */
export async function selectAlike(
  db: Connection,
  { key, hash, bands, bits }: { key: string; hash: string; bands: readonly number[]; bits: number },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key from (
      select distinct near.key from unnest(${[...bands]}::integer[]) as wanted (band)
      cross join lateral (
        select b.key from picture_bands b where b.band = wanted.band
        order by b.stored_at desc, b.key desc limit ${MOST_OF_BAND}
      ) near
    ) near
    join picture_facts f on f.key = near.key
    where f.key <> ${key} and bit_count(f.hash::bit(64) # ${hash}::bit(64)) <= ${bits}
    order by bit_count(f.hash::bit(64) # ${hash}::bit(64)), f.stored_at limit ${limit}`.execute(db);
  return rows.map((row) => row.key);
}
