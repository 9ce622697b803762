import type { FeedbackState, TicketEntryKind, TicketKind, TicketSubjectType } from '@yayan/contract';
import type { DataOf } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type Subject = DataOf<'getTicketSubject'>;
export type Verdict = 'upheld' | 'reversed' | 'partly';

export interface TicketRow {
  member_id: string;
  id: string;
  number: string;
  kind: TicketKind;
  state: FeedbackState;
  title: string;
  subject_type: TicketSubjectType | null;
  subject_id: string | null;
  subject: Subject | null;
  device: number;
  /** A hash of the caller's browser or network. */
  device_id: string | null;
  opened_at: Date;
  accept_by: Date;
  answer_by: Date;
  owner: string | null;
  answered_at: Date | null;
  first_answered_at: Date | null;
  confirmed_at: Date | null;
  reopened_at: Date | null;
  verdict: Verdict | null;
  verdict_coins: number | null;
  verdict_points: number | null;
  verdict_days: number | null;
  verdict_forgiven: number | null;
  /** The name of the loss that an appeal is about; null for older tickets that share it with another one. */
  loss: string | null;
  /** The ticket in which this one goes on, if it was merged (rule 14.78). */
  merged_into: string | null;
  merged_at: Date | null;
  /** The state before it was merged. */
  merged_state: FeedbackState | null;
  /** The number of the ticket in which this one goes on. */
  merged_number: string | null;
}

export interface EntryRow {
  position: number;
  at: Date;
  actor: 'member' | 'operator' | 'clock';
  operator: string | null;
  kind: TicketEntryKind;
  text: string | null;
  pictures: readonly string[];
}

/** An entry of a ticket, or of one that was merged into it. */
export interface ThreadEntry extends EntryRow {
  /** The number of the merged ticket in which it was written; null if it was written in this one. */
  from: string | null;
}

/** The columns of a `TicketRow`. */
export const ticketColumns = sql.raw(
  'member_id, id, number, kind, state, title, subject_type, subject_id, subject, device, device_id, opened_at, accept_by, answer_by, owner, answered_at, first_answered_at, confirmed_at, reopened_at, verdict, verdict_coins, verdict_points, verdict_days, verdict_forgiven, loss, merged_into, merged_at, merged_state, (select into_ticket.number from tickets into_ticket where into_ticket.member_id = tickets.member_id and into_ticket.id = tickets.merged_into) as merged_number',
);

/** Makes calls that open tickets of one member, or from one device, run one after another, so that limits hold. */
export async function lockOpening(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket:${name}`}, 0))`.execute(tx);
}

export async function countByMember(db: Connection, memberId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets where member_id = ${memberId} and opened_at > ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function countByDevice(db: Connection, deviceId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets where device_id = ${deviceId} and opened_at > ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The member's appeals against records of a type: ticket ids by record id. */
export async function selectAppeals(
  db: Connection,
  memberId: string,
  type: TicketSubjectType,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; record: string }>`
    select id, subject_id as record from tickets
    where member_id = ${memberId} and subject_type = ${type} and kind = 'appeal'`.execute(db);
  return new Map(rows.map(({ id, record }) => [record, id]));
}

/** Whether the member has appealed against this loss, with any of its records. */
export async function isAppealed(db: Connection, memberId: string, loss: string): Promise<boolean> {
  const row = await db
    .selectFrom('tickets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('loss', '=', loss)
    .where('kind', '=', 'appeal')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a ticket; false if the member has appealed against this loss before. */
export async function insertTicket(
  tx: Tx,
  ticket: Pick<
    TicketRow,
    | 'member_id'
    | 'id'
    | 'number'
    | 'kind'
    | 'title'
    | 'subject_type'
    | 'loss'
    | 'subject_id'
    | 'subject'
    | 'device'
    | 'device_id'
    | 'opened_at'
    | 'accept_by'
    | 'answer_by'
  >,
): Promise<boolean> {
  const row = await tx
    .insertInto('tickets')
    .values({ ...ticket, state: 0, subject: ticket.subject === null ? null : JSON.stringify(ticket.subject) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEntry(
  tx: Tx,
  { member_id, id }: Pick<TicketRow, 'member_id' | 'id'>,
  entry: Omit<EntryRow, 'position'>,
): Promise<void> {
  const { at, actor, operator, kind, text, pictures } = entry;
  await sql`
    insert into ticket_entries (member_id, ticket_id, position, at, actor, operator, kind, text, pictures)
    select ${member_id}::uuid, ${id}::uuid, count(*)::int, ${at}::timestamptz, ${actor}, ${operator}, ${kind}, ${text},
      ${JSON.stringify(pictures)}::jsonb
    from ticket_entries where member_id = ${member_id}::uuid and ticket_id = ${id}::uuid`.execute(tx);
}

export async function selectTickets(
  db: Connection,
  { memberId, before, count }: { memberId: string; before: string | null; count: number },
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets
    where member_id = ${memberId} and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${count}`.execute(db);
  return rows;
}

export async function selectTicket(
  db: Connection,
  memberId: string,
  id: string,
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where member_id = ${memberId} and id = ${id}`.execute(db);
  return rows[0];
}

/** A ticket, locked until the transaction ends. */
export async function lockTicket(tx: Tx, memberId: string, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where member_id = ${memberId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function selectByNumber(db: Connection, number: string): Promise<TicketRow | undefined> {
  const { rows } =
    await sql<TicketRow>`select ${ticketColumns} from tickets where number = ${number}`.execute(db);
  return rows[0];
}

export async function selectEntries(db: Connection, memberId: string, ticketId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select position, at, actor, operator, kind, text, pictures from ticket_entries
    where member_id = ${memberId} and ticket_id = ${ticketId} order by position`.execute(db);
  return rows;
}

/** What was written in a ticket and in those that were merged into it, in the order of time. */
export async function selectThread(
  db: Connection,
  memberId: string,
  ticketId: string,
): Promise<ThreadEntry[]> {
  const { rows } = await sql<ThreadEntry>`
    select e.position, e.at, e.actor, e.operator, e.kind, e.text, e.pictures,
      case when t.id = ${ticketId} then null else t.number end as "from"
    from tickets t join ticket_entries e on e.member_id = t.member_id and e.ticket_id = t.id
    where t.member_id = ${memberId} and (t.id = ${ticketId} or t.merged_into = ${ticketId})
    order by e.at, t.id, e.position`.execute(db);
  return rows;
}

type Change = Partial<
  Pick<
    TicketRow,
    | 'state'
    | 'owner'
    | 'answered_at'
    | 'first_answered_at'
    | 'confirmed_at'
    | 'reopened_at'
    | 'verdict'
    | 'verdict_coins'
    | 'verdict_points'
    | 'verdict_days'
    | 'verdict_forgiven'
    | 'answer_by'
    | 'merged_into'
    | 'merged_at'
    | 'merged_state'
  > & {
    /** The promise for the first answer, which a reopened ticket has no longer. */
    first_answer_by: Date;
  }
>;

export async function writeTicket(
  tx: Tx,
  { member_id, id }: Pick<TicketRow, 'member_id' | 'id'>,
  change: Change,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('tickets')
    .set(change)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();
}

/** Tickets that operators must act on. The one with the earliest deadline comes first. */
export async function selectWaitingTickets(db: Connection, count: number): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where state < 4 order by answer_by limit ${count}`.execute(db);
  return rows;
}

/** Tickets that were answered before a given time and not confirmed since. */
export async function selectAnsweredBefore(
  db: Connection,
  before: Date,
  count: number,
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where state = 4 and answered_at <= ${before}
    order by answered_at limit ${count}`.execute(db);
  return rows;
}

/** Which of these ids are tickets of the member. */
export async function selectTicketIds(
  db: Connection,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these keys belong to no entry of a ticket. */
export async function findUnownedPictures(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as stored (key)
    where not exists (select from ticket_entries e
      where e.pictures <> '[]' and e.pictures @> to_jsonb(array[stored.key]))`.execute(db);
  return rows.map(({ key }) => key);
}
