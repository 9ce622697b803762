import { ExchangeState, type OrderActor } from '@yayan/contract';
import type { OperatorOrderQueue } from '@yayan/contract/console';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { directionOf, type ListSort } from '../../../platform/database/list-direction.ts';
import {
  type CappedCount,
  cappedCount,
  MOST_COUNTED,
  type Place,
  rowsBefore,
} from '../../../platform/page.ts';
import { type OrderKey, type StoredOrder, storedOrder } from '../orders/order-store.ts';

export interface OperatorOrderQuery {
  state: ExchangeState | undefined;
  queue: OperatorOrderQueue | undefined;
  benefitId: string | undefined;
  number: string | undefined;
  memberId: string | undefined;
}

const QUEUES: Readonly<Record<OperatorOrderQueue, RawBuilder<boolean>>> = {
  review: sql`state = ${sql.lit(ExchangeState.PendingReview)}`,
  failed: sql`state = ${sql.lit(ExchangeState.IssueFailed)}`,
  held: sql`state = ${sql.lit(ExchangeState.ToBeIssued)} and issue_problem is not null`,
  heldBack: sql`state = ${sql.lit(ExchangeState.ToBeIssued)} and held_back is not null`,
  toSend: sql`state = ${sql.lit(ExchangeState.ToBeIssued)} and channel = 'consignee'`,
};

const conditions = ({ state, queue, benefitId, number, memberId }: OperatorOrderQuery): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [sql`state = ${state}::smallint`]),
      ...(queue === undefined ? [] : [QUEUES[queue]]),
      ...(benefitId === undefined ? [] : [sql`benefit_id = ${benefitId}`]),
      ...(number === undefined ? [] : [sql`order_number = ${number}`]),
      ...(memberId === undefined ? [] : [sql`member_id = ${memberId}::uuid`]),
    ],
    sql` and `,
  );

/** Orders of a query after a position, by their last move. */
export async function selectOperatorOrders(
  db: Connection,
  query: OperatorOrderQuery,
  { after, limit, sort }: { after: Place | undefined; limit: number; sort: ListSort },
): Promise<StoredOrder[]> {
  const { order, after: behind } = directionOf(sort);
  const later = after ? sql`and (moved_at, id) ${behind} (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Parameters<typeof storedOrder>[0]>`
    select * from orders where ${conditions(query)} ${later}
    order by moved_at ${order}, id ${order} limit ${limit}`.execute(db);
  return rows.map(storedOrder);
}

/** How many orders match, counted up to 10,000 if not said otherwise. */
export async function countOperatorOrders(
  db: Connection,
  query: OperatorOrderQuery,
  most: number = MOST_COUNTED,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from orders where ${conditions(query)} limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

/** A move of an order, with the operator who made it. */
export interface AuditedMove {
  state: ExchangeState;
  at: Date;
  actor: OrderActor;
  operator: string | null;
  note: string | null;
}

/** The timeline of an order with operators, oldest first. */
export async function selectAuditedMoves(
  db: Connection,
  { memberId, orderId }: OrderKey,
): Promise<AuditedMove[]> {
  const rows = await db
    .selectFrom('order_moves')
    .select(['state', 'at', 'actor', 'operator', 'note'])
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows as AuditedMove[]; // The table's checks hold.
}

type Queue = CappedCount & { oldestAt: Date | null; dueAt: null };

async function queueOf(db: Connection, queue: OperatorOrderQuery['queue']): Promise<Queue> {
  const query = { state: undefined, queue, benefitId: undefined, number: undefined, memberId: undefined };
  const place = { after: undefined, limit: 1, sort: 'oldest' } as const;
  const [oldest] = await selectOperatorOrders(db, query, place);
  return { ...(await countOperatorOrders(db, query)), oldestAt: oldest?.moved_at ?? null, dueAt: null };
}

/** How many orders wait for operators, by what they wait for, and since when. */
export const waitingOrderCounts = async (db: Connection): Promise<Record<OperatorOrderQueue, Queue>> => ({
  review: await queueOf(db, 'review'),
  failed: await queueOf(db, 'failed'),
  held: await queueOf(db, 'held'),
  toSend: await queueOf(db, 'toSend'),
  heldBack: await queueOf(db, 'heldBack'),
});

/** An order of a member's timeline. */
export interface OrderMade {
  id: string;
  at: Date;
  title: string;
  number: string;
  /** Its state now. */
  state: ExchangeState;
}

/** The orders of a member that were placed before a place, the newest first. */
export async function selectOrdersMade(
  db: Connection,
  memberId: string,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<OrderMade[]> {
  const earlier = sql`and ${rowsBefore(before, 'created_at', 'id')}`;
  const { rows } = await sql<OrderMade>`
    select id, created_at as at, title, order_number as number, state from orders
    where member_id = ${memberId} ${earlier}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
