import type { ApplicationKind, ApplicationState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type Place, rowsBefore } from '../../../platform/page.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ApplicationRow {
  id: string;
  number: string;
  kind: ApplicationKind;
  state: ApplicationState;
  details_sealed: string;
  note: string | null;
  submitted_at: Date;
  changed_at: Date;
}

/** Blind indexes of the applicant. */
export interface Applicant {
  contact_index: string;
  /** Null if the browser has not sent our cookie back. */
  browser_index: string | null;
  network_index: string;
}

export interface NewApplication extends ApplicationRow, Applicant {
  expires_at: Date;
}

/** An operator's step. */
export interface ApplicationMove {
  at: Date;
  operator: string;
  state: ApplicationState;
  note: string | null;
}

const columns = [
  'id',
  'number',
  'kind',
  'state',
  'details_sealed',
  'note',
  'submitted_at',
  'changed_at',
] as const;

// The table's check constraints allow only these kinds and states.
const asRow = (row: object): ApplicationRow => row as ApplicationRow;

/**
 * Counts the applications since a given time, by contact, browser and network. Locks all three, so that concurrent
 * calls wait.
 */
export async function countApplications(
  tx: Tx,
  { contact_index, browser_index, network_index }: Applicant,
  since: Date,
): Promise<{ contact: number; browser: number; network: number }> {
  // Always lock in this order, so that two calls can't deadlock.
  for (const mark of [contact_index, browser_index ?? '', network_index].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`application:${mark}`}, 0))`.execute(tx);
  const { rows } = await sql<{ contact: number; browser: number; network: number }>`
    select
      (select count(*)::int from applications where contact_index = ${contact_index} and submitted_at > ${since}) as contact,
      (select count(*)::int from applications where browser_index = ${browser_index} and submitted_at > ${since}) as browser,
      (select count(*)::int from applications where network_index = ${network_index} and submitted_at > ${since}) as network`.execute(
    tx,
  );
  return rows[0] ?? { contact: 0, browser: 0, network: 0 };
}

export async function insertApplication(tx: Tx, made: NewApplication): Promise<void> {
  await tx.insertInto('applications').values(made).execute();
}

export async function selectApplication(db: Connection, number: string): Promise<ApplicationRow | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(columns)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && asRow(row);
}

/** An application by its number, locked until the transaction ends. */
export async function lockApplication(tx: Tx, number: string): Promise<ApplicationRow | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select(columns)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  return row && asRow(row);
}

/** The applications that wait for us, oldest first. */
export async function selectWaitingApplications(db: Connection): Promise<ApplicationRow[]> {
  const rows = await db
    .selectFrom('applications')
    .select(columns)
    .where('state', 'in', ['received', 'reviewing'])
    .orderBy('submitted_at')
    .execute();
  return rows.map(asRow);
}

/** Which applications an operator lists. */
interface ApplicationFilter {
  kind: ApplicationKind | undefined;
  state: ApplicationState | undefined;
}

/** Applications of a filter before a position, the newest first. */
export async function selectApplications(
  db: Connection,
  { kind, state }: ApplicationFilter,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<ApplicationRow[]> {
  let query = db.selectFrom('applications').select(columns);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (state !== undefined) query = query.where('state', '=', state);
  const rows = await query
    .where(rowsBefore(before, 'submitted_at', 'id'))
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asRow);
}

/** How many applications wait for us, and since when. */
export async function selectWaitingCount(
  db: Connection,
  most: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(submitted_at) as "oldestAt"
    from (select submitted_at from applications where state in ('received', 'reviewing')
      order by submitted_at limit ${most}) waiting`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}

export async function writeMove(
  tx: Tx,
  id: string,
  { at, operator, state, note }: ApplicationMove,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ state, note, changed_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
  await sql`
    insert into application_moves (application_id, position, at, operator, state, note)
    select ${id}::uuid, count(*) + 1, ${at}, ${operator}, ${state}, ${note}
    from application_moves where application_id = ${id}::uuid`.execute(tx);
}

export async function selectMoves(db: Connection, id: string): Promise<ApplicationMove[]> {
  const rows = await db
    .selectFrom('application_moves')
    .select(['at', 'operator', 'state', 'note'])
    .where('application_id', '=', id)
    .orderBy('position')
    .execute();
  return rows as ApplicationMove[]; // Stored from `ApplicationMove`.
}
