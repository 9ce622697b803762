import { type BenefitTarget, ExchangeState, type ExchangeType, type OrderActor } from '@yayan/contract';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OrderMoves, Orders } from '../../../platform/database/gen/schema.ts';
import { hasEnded, OPEN_STATES } from './order-states.ts';
import type { HeldBack } from '../catalogue/provider.ts';
import type { FulfilmentChannel } from '../catalogue/fulfilment-channel.ts';
import type { Confirmation } from '../fulfilment/ports/issuer.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Row = Selectable<Orders>;

/** A stored order. The table's checks and the code that writes it guarantee the enumerations. */
export type StoredOrder = Omit<
  Row,
  'state' | 'type' | 'target' | 'channel' | 'confirmation' | 'held_back'
> & {
  state: ExchangeState;
  channel: FulfilmentChannel;
  /** The parameters by which the member confirms a payout; null if there is nothing to confirm. */
  confirmation: Confirmation | null;
  type: ExchangeType;
  target: BenefitTarget;
  /** Why it waits though it may be issued. */
  held_back: HeldBack | null;
};

export type StoredMove = Pick<Selectable<OrderMoves>, 'at' | 'note'> & {
  state: ExchangeState;
  actor: OrderActor;
};

/** Identifies an order. The member comes first, like in every key of the tables. */
export interface OrderKey {
  memberId: string;
  orderId: string;
}

/** A row of a query as an order. The table's checks guarantee the types. */
export const storedOrder = (row: Row): StoredOrder => row as StoredOrder;

/** Counts an order of the member and returns the count. The member's next order waits until the transaction ends. */
export async function countOrder(tx: Tx, memberId: string): Promise<number> {
  const { orders } = await tx
    .insertInto('exchange_members')
    .values({ member_id: memberId, orders: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ orders: sql`exchange_members.orders + 1` }),
    )
    .returning('orders')
    .executeTakeFirstOrThrow();
  return orders;
}

export async function insertOrder(tx: Tx, order: Insertable<Orders>): Promise<StoredOrder> {
  return storedOrder(await tx.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow());
}

export async function insertMove(tx: Tx, move: Insertable<OrderMoves>): Promise<void> {
  await tx.insertInto('order_moves').values(move).execute();
}

/**
 * Moves an order that wasn't passed back to 待发放, to be paid again; undefined when it is in another state. The member
 * keeps the fee-free card that came back.
 */
export async function reinstateRow(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  at: Date,
): Promise<StoredOrder | undefined> {
  const row = await tx
    .updateTable('orders')
    .set((eb) => ({
      state: ExchangeState.ToBeIssued,
      reason: null,
      moved_at: at,
      fee_free_card_id: null,
      moves: eb('moves', '+', 1),
      repaid: eb('repaid', '+', 1),
    }))
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', ExchangeState.NotPassed)
    .returningAll()
    .executeTakeFirst();
  return row && storedOrder(row);
}

/** Moves a sent parcel back to 待发放, without carrier and number; undefined when the order is in another state. */
export async function unshipRow(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  at: Date,
): Promise<StoredOrder | undefined> {
  const row = await tx
    .updateTable('orders')
    .set((eb) => ({
      state: ExchangeState.ToBeIssued,
      moved_at: at,
      issued_at: null,
      carrier: null,
      tracking_number: null,
      moves: eb('moves', '+', 1),
    }))
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', ExchangeState.Issued)
    .where('channel', '=', 'consignee')
    .returningAll()
    .executeTakeFirst();
  return row && storedOrder(row);
}

/** A change of an order's state. */
export interface StateChange extends OrderKey {
  from: ExchangeState;
  to: ExchangeState;
  reason: string | null;
  at: Date;
  issuedAt: Date | null;
  /** Only if its issue has not been requested. */
  unasked: boolean;
  /** Only if this is the present attempt to issue it. */
  attempt?: number;
  /** Only if its issue is held for an operator. */
  held?: boolean;
  /** The provider's number of the payout. */
  receipt?: string;
  /** The carrier of the parcel, and its number. */
  shipment?: { company: string; number: string };
  /** Its new destination. */
  destination?: Destination;
  /** Whether a new attempt with its own number begins, because the earlier one failed. */
  renewed: boolean;
}

/** The destination of an order, as stored. */
export interface Destination {
  channel: FulfilmentChannel;
  delivery_sealed: string | null;
  target_text: string | null;
}

/** Moves an order out of `from`; undefined when it is in another state. Of two concurrent moves one succeeds. */
export async function changeState(
  tx: Tx,
  { memberId, orderId, from, to, reason, at, issuedAt, unasked, ...more }: StateChange,
): Promise<StoredOrder | undefined> {
  let query = tx
    .updateTable('orders')
    .set({
      state: to,
      reason,
      moved_at: at,
      issued_at: issuedAt,
      issue_asked_at: null,
      asks: 0,
      confirmation: null,
      issue_problem: null,
      held_back: null,
      moves: sql`moves + 1`,
      ...(hasEnded(to) && {
        delivery_sealed: sql`case when not member_left then delivery_sealed end`,
        target_text: sql`case when not member_left then target_text end`,
      }),
      ...(more.renewed && { attempt: sql`attempt + 1`, issue_number: null }),
      ...(more.receipt !== undefined && { receipt: more.receipt }),
      ...(more.shipment && { carrier: more.shipment.company, tracking_number: more.shipment.number }),
      ...more.destination,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', from);
  if (unasked) query = query.where('issue_asked_at', 'is', null);
  if (more.held === true) query = query.where('issue_problem', 'is not', null);
  if (more.attempt !== undefined) query = query.where('attempt', '=', more.attempt);
  const row = await query.returningAll().executeTakeFirst();
  return row && storedOrder(row);
}

/** Records that the codes were shown, and returns how often; undefined when the order is not in `issued`. */
export async function countReveal(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  issued: ExchangeState,
  at: Date,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('orders')
    .set({ shown: sql`shown + 1` })
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', issued)
    .returning('shown')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .insertInto('order_reveals')
    .values({ member_id: memberId, order_id: orderId, showing: row.shown, at })
    .execute();
  return row.shown;
}

export async function selectOrder(
  db: Connection,
  { memberId, orderId }: OrderKey,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row && storedOrder(row);
}

/** Finds any member's order by its id, for operators. */
export async function selectAnyOrder(db: Connection, orderId: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  return row && storedOrder(row);
}

/** The timeline of an order, oldest first. */
export async function selectMoves(db: Connection, { memberId, orderId }: OrderKey): Promise<StoredMove[]> {
  const rows = await db
    .selectFrom('order_moves')
    .select(['state', 'at', 'actor', 'note'])
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows as StoredMove[];
}

export interface OrderQuery {
  memberId: string;
  /** Only orders placed before this one. */
  before: string | undefined;
  limit: number;
  type: ExchangeType | undefined;
  state: ExchangeState | undefined;
}

/** A member's orders, newest first. */
export async function selectOrders(
  db: Connection,
  { memberId, before, limit, type, state }: OrderQuery,
): Promise<StoredOrder[]> {
  let query = db.selectFrom('orders').selectAll().where('member_id', '=', memberId);
  if (before !== undefined) query = query.where('id', '<', before);
  if (type !== undefined) query = query.where('type', '=', type);
  if (state !== undefined) query = query.where('state', '=', state);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(storedOrder);
}

/** The filter of waiting orders: their state, and the latest time of their last move. */
export interface WaitingOrders {
  state: ExchangeState;
  until: Date;
  /** True for goods, which an operator sends; false for everything else; by default all. */
  goods?: boolean;
  /** True for orders with a held issue; false for those that nothing holds; by default all. */
  held?: boolean;
  /** Only orders of at most this many coins. */
  maxTotal?: number;
  /** Only orders after this one. */
  after?: Pick<StoredOrder, 'moved_at' | 'id'>;
  limit: number;
}

/** Waiting orders of all members, the longest waiting first. */
export async function selectWaiting(
  db: Connection,
  { state, until, goods, held, maxTotal, after, limit }: WaitingOrders,
): Promise<StoredOrder[]> {
  let query = db.selectFrom('orders').selectAll().where('state', '=', state).where('moved_at', '<=', until);
  if (goods !== undefined) query = query.where('channel', goods ? '=' : '<>', 'consignee');
  if (held !== undefined) query = query.where('issue_problem', held ? 'is not' : 'is', null);
  if (held === false) query = query.where('held_back', 'is', null);
  if (maxTotal !== undefined) query = query.where('total', '<=', maxTotal);
  if (after !== undefined)
    query = query.where((eb) => eb(eb.refTuple('moved_at', 'id'), '>', eb.tuple(after.moved_at, after.id)));
  const rows = await query.orderBy('moved_at').orderBy('id').limit(limit).execute();
  return rows.map(storedOrder);
}

/** Erases the destinations of a member's orders: those of ended orders now, the others when they end. */
export async function eraseDestinations(tx: Tx, memberId: string): Promise<void> {
  const unlessEnded = (column: RawBuilder<string | null>): RawBuilder<string | null> =>
    sql`case when state in (${sql.join(OPEN_STATES)}) then ${column} end`;
  // One statement, so that an order that ends meanwhile either has ended before it, or is marked first.
  await tx
    .updateTable('orders')
    .set({
      member_left: true,
      delivery_sealed: unlessEnded(sql.ref('delivery_sealed')),
      target_text: unlessEnded(sql.ref('target_text')),
    })
    .where('member_id', '=', memberId)
    .execute();
}
