import { sql } from 'kysely';
import type { SiteName } from '../../../call/site.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Maintenance {
  id: string;
  site: SiteName;
  message: string;
  startsAt: Date;
  expectedEnd: Date | null;
  plannedBy: string;
  endedAt: Date | null;
  endedBy: string | null;
}

const rows = (db: Connection) =>
  db.selectFrom('site_maintenances').select([
    'id',
    'message',
    'starts_at as startsAt',
    'expected_end as expectedEnd',
    'planned_by as plannedBy',
    'ended_at as endedAt',
    'ended_by as endedBy',
    // The table's check allows no other.
    sql<SiteName>`site`.as('site'),
  ]);

/** What runs or is planned, at most one for each site. */
export async function selectOpenMaintenances(db: Connection): Promise<Maintenance[]> {
  return await rows(db).where('ended_at', 'is', null).execute();
}

/** What is over, the latest first. */
export async function selectPastMaintenances(db: Connection, limit: number): Promise<Maintenance[]> {
  return await rows(db).where('ended_at', 'is not', null).orderBy('ended_at', 'desc').limit(limit).execute();
}

/** Plans maintenance. One that runs or is planned for this site gets the new message and times. */
export async function putMaintenance(
  tx: Tx,
  { id, site, message, startsAt, expectedEnd, plannedBy }: Omit<Maintenance, 'endedAt' | 'endedBy'>,
  at: Date,
): Promise<void> {
  const said = { message, starts_at: startsAt, expected_end: expectedEnd, planned_by: plannedBy };
  await tx
    .insertInto('site_maintenances')
    .values({ id, site, ...said, created_at: at })
    .onConflict((conflict) => conflict.column('site').where('ended_at', 'is', null).doUpdateSet(said))
    .execute();
}

export async function endOpenMaintenance(
  tx: Tx,
  site: SiteName,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('site_maintenances')
    .set({ ended_at: at, ended_by: by })
    .where('site', '=', site)
    .where('ended_at', 'is', null)
    .execute();
}

/** Stores how many people this server sees on each site, and deletes what servers stored that are gone. */
export async function putPresence(
  db: Connection,
  server: string,
  people: Readonly<Record<SiteName, number>>,
): Promise<void> {
  await sql`
    with gone as (delete from site_presence where at < now() - interval '1 hour' and server <> ${server})
    insert into site_presence (server, site, people, at)
    values (${server}, 'member', ${people.member}, now()), (${server}, 'bbs', ${people.bbs}, now())
    on conflict (server, site) do update set people = excluded.people, at = excluded.at`.execute(db);
}

/** How many people all servers see on a site. A server counts every few seconds. */
export async function countPresent(db: Connection, site: SiteName): Promise<number> {
  const row = await db
    .selectFrom('site_presence')
    .select(sql<number>`coalesce(sum(people), 0)::int`.as('people'))
    .where('site', '=', site)
    .where('at', '>', sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirst();
  return row?.people ?? 0;
}
