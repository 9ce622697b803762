import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ChannelRow {
  code: string;
  title: string;
  lead: string;
  points: { title: string; text: string }[];
  partner: string | null;
  starts_at: Date;
  ends_at: Date | null;
  made_by: string;
  visits: number;
  joins: number;
}

/** The channel with this code, if it runs at this time. */
export async function selectChannel(db: Connection, code: string, at: Date): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    select * from channels where code = ${code} and starts_at <= ${at} and (ends_at is null or ends_at > ${at})`.execute(
    db,
  );
  return rows[0];
}

interface ChannelsWanted {
  code?: string;
  /** Only what starts no later. */
  before?: Date | undefined;
  most: number;
}

/** The channels, the latest start first. */
export async function selectChannels(
  db: Connection,
  { code, before, most }: ChannelsWanted,
): Promise<ChannelRow[]> {
  const isWanted = code === undefined ? sql`true` : sql`code = ${code}`;
  const isBefore = before === undefined ? sql`true` : sql`starts_at <= ${before}`;
  const { rows } = await sql<ChannelRow>`
    select * from channels where ${isWanted} and ${isBefore} order by starts_at desc, code limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Adds a channel or changes its page. The counts stay. */
export async function putChannel(
  tx: Tx,
  { points, ...channel }: Omit<ChannelRow, 'visits' | 'joins'>,
): Promise<void> {
  const { code: _code, ...page } = { ...channel, points: JSON.stringify(points) };
  await tx
    .insertInto('channels')
    .values({ ...channel, points: JSON.stringify(points) })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(page))
    .execute();
}

/** Ends a channel now; false if none with this code is running or planned. */
export async function endChannel(tx: Tx, code: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update channels set ends_at = greatest(starts_at, ${at}::timestamptz)
    where code = ${code} and (ends_at is null or ends_at > ${at}) returning code`.execute(tx);
  return rows.length > 0;
}

/** Stores the channel by which a browser arrived last. Counts a visit if the browser is new. */
export async function storeArrival(
  tx: Tx,
  { mark, channel, expiresAt }: { mark: string; channel: string; expiresAt: Date },
): Promise<void> {
  const { rows } = await sql<{ before: string | null }>`
    with known as (select channel from channel_arrivals where mark = ${mark}),
      stored as (
        insert into channel_arrivals (mark, channel, expires_at) values (${mark}, ${channel}, ${expiresAt})
        on conflict (mark) do update set channel = excluded.channel, expires_at = excluded.expires_at)
    select (select channel from known) as before`.execute(tx);
  if (rows[0]?.before === channel) return;
  await sql`update channels set visits = visits + 1 where code = ${channel}`.execute(tx);
}

/** Counts a new member once, for the channel by which their browser arrived. */
export async function countJoin(tx: Tx, mark: string, at: Date): Promise<void> {
  await sql`
    with arrived as (delete from channel_arrivals where mark = ${mark} returning channel, expires_at)
    update channels set joins = joins + 1
    where code = (select channel from arrived where expires_at > ${at})`.execute(tx);
}
