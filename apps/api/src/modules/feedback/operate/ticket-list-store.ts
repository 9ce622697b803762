import type { FeedbackState, TicketKind } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, type Place } from '../../../platform/page.ts';
import { type Between, type Bucket, bucketOfColumn } from '../../../platform/time-buckets.ts';
import type { TicketRow } from '../tickets/feedback-deps.ts';
import { ticketColumns } from '../tickets/ticket-store.ts';

export interface OperatorTicketQuery {
  state: FeedbackState | undefined;
  kind: TicketKind | undefined;
  /** Only those that wait for us or the member, not those that were answered. */
  open: boolean | undefined;
  owner: string | undefined;
  memberId: string | undefined;
  openedFrom: Date | undefined;
  openedUntil: Date | undefined;
  /** Only those that their member reopened, or only the others. */
  reopened: boolean | undefined;
}

/** By promise: the one that must be answered first. By opening: the newest. */
export type TicketSort = 'promise' | 'newest';

const conditions = ({
  state,
  kind,
  open,
  owner,
  memberId,
  openedFrom,
  openedUntil,
  reopened,
}: OperatorTicketQuery): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      ...(open === undefined ? [] : [open ? sql`state < 4` : sql`state >= 4`]),
      ...(state === undefined ? [] : [sql`state = ${state}::int`]),
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(owner === undefined ? [] : [sql`owner = ${owner}`]),
      ...(memberId === undefined ? [] : [sql`member_id = ${memberId}::uuid`]),
      ...(openedFrom === undefined ? [] : [sql`opened_at >= ${openedFrom}`]),
      ...(openedUntil === undefined ? [] : [sql`opened_at < ${openedUntil}`]),
      ...(reopened === undefined ? [] : [sql`reopened_at ${reopened ? sql`is not null` : sql`is null`}`]),
    ],
    sql` and `,
  );

/** Tickets of a query after a position. */
export async function selectOperatorTickets(
  db: Connection,
  query: OperatorTicketQuery,
  { after, limit, sort }: { after: Place | undefined; limit: number; sort: TicketSort },
): Promise<TicketRow[]> {
  const column = sort === 'promise' ? sql`answer_by` : sql`opened_at`;
  const [sign, direction] = sort === 'promise' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const later = after ? sql`and (${column}, id) ${sign} (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where ${conditions(query)} ${later}
    order by ${column} ${direction}, id ${direction} limit ${limit}`.execute(db);
  return rows;
}

/** How many tickets match, counted up to 10,000 if not said otherwise. */
export async function countOperatorTickets(
  db: Connection,
  query: OperatorTicketQuery,
  most: number = MOST_COUNTED,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from tickets where ${conditions(query)} limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

/** A note that only operators read. */
export interface TicketNote {
  at: Date;
  operator: string;
  text: string;
}

/** A note of a ticket, or of one that was merged into it. */
interface ThreadNote extends TicketNote {
  /** The number of the merged ticket that it is about; null if it is about this one. */
  from: string | null;
}

type Key = Pick<TicketRow, 'member_id' | 'id'>;

export async function insertNote(
  tx: Tx,
  { member_id, id: ticket_id }: Key,
  note: TicketNote & { id: string },
): Promise<void> {
  await tx
    .insertInto('ticket_notes')
    .values({ member_id, ticket_id, ...note })
    .execute();
}

/** The notes of a ticket and of those that were merged into it, oldest first. */
export async function selectNotes(db: Connection, { member_id, id }: Key): Promise<ThreadNote[]> {
  const { rows } = await sql<ThreadNote>`
    select n.at, n.operator, n.text, case when t.id = ${id} then null else t.number end as "from"
    from tickets t join ticket_notes n on n.member_id = t.member_id and n.ticket_id = t.id
    where t.member_id = ${member_id} and (t.id = ${id} or t.merged_into = ${id}) order by n.at, n.id`.execute(
    db,
  );
  return rows;
}

const OPEN: OperatorTicketQuery = {
  state: undefined,
  kind: undefined,
  open: true,
  owner: undefined,
  memberId: undefined,
  openedFrom: undefined,
  openedUntil: undefined,
  reopened: undefined,
};

/** How many tickets wait, since when the most urgent does, and when it must be answered. */
export async function waitingTicketCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: Date | null }> {
  const [first] = await selectOperatorTickets(db, OPEN, { after: undefined, limit: 1, sort: 'promise' });
  const counted = await countOperatorTickets(db, OPEN);
  return { ...counted, oldestAt: first?.opened_at ?? null, dueAt: first?.answer_by ?? null };
}

/** How many tickets were opened in each ten minutes. */
export async function ticketsByTime(db: Connection, { from, until }: Between): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    select ${bucketOfColumn('opened_at')} as at, count(*) as value from tickets
    where opened_at >= ${from} and opened_at < ${until} group by 1`.execute(db);
  return rows;
}
