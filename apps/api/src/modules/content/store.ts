import { sql } from 'kysely';
import type { EventState } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface BannerRow {
  id: string;
  title: string;
  image: string;
  wide_image: string | null;
  link: string | null;
  ends_at: Date | null;
}

export interface NewBanner extends BannerRow {
  place: string;
  position: number;
  starts_at: Date;
}

export interface NewEvent {
  id: string;
  title: string;
  summary: string;
  cover: string;
  link: string | null;
  starts_at: Date;
  ends_at: Date;
}

export interface EventRow extends NewEvent {
  state: EventState;
  rank: number;
}

/** The last event of a page; the next page starts after it. */
export interface EventPlace {
  rank: number;
  startsAt: Date;
  id: string;
}

/** The running banners of some places, in their order. */
export async function selectBanners(
  db: Connection,
  places: readonly string[],
  now: Date,
  count: number,
): Promise<BannerRow[]> {
  return await db
    .selectFrom('banners')
    .select(['id', 'title', 'image', 'wide_image', 'link', 'ends_at'])
    .where('place', 'in', [...places])
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Events: running ones first, then upcoming, then ended; within each the latest first. */
export async function selectEvents(
  db: Connection,
  {
    state,
    after,
    now,
    count,
  }: { state: EventState | null; after: EventPlace | null; now: Date; count: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select * from (
      select e.*, s.state, case s.state when 'running' then 0 when 'upcoming' then 1 else 2 end as rank
      from site_events e, lateral (
        select case when e.starts_at > ${now} then 'upcoming' when e.ends_at > ${now} then 'running' else 'ended' end
      ) s (state)
    ) e
    where (${state}::text is null or state = ${state}::text)
      and (${after?.rank ?? null}::int is null or rank > ${after?.rank ?? null}::int
        or (rank = ${after?.rank ?? null}::int
          and (starts_at, id) < (${after?.startsAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)))
    order by rank, starts_at desc, id desc
    limit ${count}`.execute(db);
  return rows;
}

/** Every banner, or the one with this id; by place and order. */
export const selectAllBanners = (db: Connection, id?: string): Promise<NewBanner[]> => {
  const all = db
    .selectFrom('banners')
    .select(['id', 'place', 'position', 'title', 'image', 'wide_image', 'link', 'starts_at', 'ends_at']);
  return (id === undefined ? all : all.where('id', '=', id))
    .orderBy('place')
    .orderBy('position')
    .limit(200)
    .execute();
};

/** A list for operators reads so many rows of each kind at once. */
export const MOST_LISTED = 200;

/** The banners that start last, no later than `before`. */
export const selectNewestBanners = (db: Connection, before?: Date): Promise<NewBanner[]> => {
  const all = db
    .selectFrom('banners')
    .select(['id', 'place', 'position', 'title', 'image', 'wide_image', 'link', 'starts_at', 'ends_at']);
  return (before === undefined ? all : all.where('starts_at', '<=', before))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
};

/** The events that start last, no later than `before`. */
export const selectNewestEvents = (db: Connection, before?: Date): Promise<NewEvent[]> => {
  const all = db
    .selectFrom('site_events')
    .select(['id', 'title', 'summary', 'cover', 'link', 'starts_at', 'ends_at']);
  return (before === undefined ? all : all.where('starts_at', '<=', before))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
};

/** Deletes a banner; false if there is none. */
export async function deleteBanner(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.deleteFrom('banners').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  );
}

/** Every event, or the one with this id. The one that starts last comes first. */
export const selectAllEvents = (db: Connection, id?: string): Promise<NewEvent[]> => {
  const all = db
    .selectFrom('site_events')
    .select(['id', 'title', 'summary', 'cover', 'link', 'starts_at', 'ends_at']);
  return (id === undefined ? all : all.where('id', '=', id))
    .orderBy('starts_at', 'desc')
    .limit(200)
    .execute();
};

/** Deletes an event; false if there is none. */
export async function deleteEvent(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.deleteFrom('site_events').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  );
}

/** Changes all of a banner. */
export async function updateBanner(tx: Tx, { id, ...banner }: NewBanner): Promise<void> {
  await tx.updateTable('banners').set(banner).where('id', '=', id).execute();
}

/** Changes all of an event. */
export async function updateEvent(tx: Tx, { id, ...event }: NewEvent): Promise<void> {
  await tx.updateTable('site_events').set(event).where('id', '=', id).execute();
}

/** Adds missing rows and leaves existing ones unchanged. */
export async function insertContent(
  tx: Tx,
  { banners, events }: { banners: NewBanner[]; events: NewEvent[] },
): Promise<void> {
  for (const banner of banners)
    await tx
      .insertInto('banners')
      .values(banner)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const event of events)
    await tx
      .insertInto('site_events')
      .values(event)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
