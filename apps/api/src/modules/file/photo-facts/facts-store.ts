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
    insert into picture_bands (band, stored_at, key, hash)
    select band, stored_at, key, ${hash}::bit(64)::bigint from hashed, unnest(${[...bands]}::integer[]) as own (band)
    on conflict do nothing`.execute(db);
}

/** The hashes of these photos, by their keys; one that isn't hashed has no entry. */
export async function selectHashes(db: Connection, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; hash: string }>`
    select key, hash from picture_facts where key = any(${[...keys]}::text[]) and hash is not null`.execute(
    db,
  );
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

/** How many of the newest pictures of one quarter are compared. */
const MOST_OF_BAND = 40;

/** A quarter of a photo's hash, or a neighbour of one. */
interface WantedBand {
  key: string;
  hash: string;
  band: number;
}

/** A photo that looks like another one. */
export interface Alike {
  of: string;
  key: string;
}

/**
 * The photos that differ from one of these in at most `bits` of 64, at most `limit` each, the nearest first. Reads a bounded
 * number of rows, and each only in the index of quarters.
 */
export async function selectAlike(
  db: Connection,
  wanted: readonly WantedBand[],
  { bits, limit }: { bits: number; limit: number },
): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    select of, key from (
      select of, key, row_number() over (partition by of order by bits, stored_at, key) as place from (
        select distinct wanted.of, near.key, near.stored_at,
          bit_count((near.hash # wanted.hash::bit(64)::bigint)::bit(64)) as bits
        from unnest(
          ${wanted.map(({ key }) => key)}::text[],
          ${wanted.map(({ hash }) => hash)}::text[],
          ${wanted.map(({ band }) => band)}::integer[]
        ) as wanted (of, hash, band)
        cross join lateral (
          select b.key, b.stored_at, b.hash from picture_bands b where b.band = wanted.band
          order by b.stored_at desc, b.key desc limit ${MOST_OF_BAND}
        ) near
        where near.key <> wanted.of and bit_count((near.hash # wanted.hash::bit(64)::bigint)::bit(64)) <= ${bits}
      ) alike
    ) placed where place <= ${limit} order by of, place`.execute(db);
  return rows;
}
