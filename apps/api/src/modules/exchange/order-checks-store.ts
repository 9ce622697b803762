import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import type { ReconcileCheck } from '../ledger/api.ts';
import {
  coinChangeColumn,
  findInBatches,
  rangeCheck,
  smallCheck,
  transferCountColumn,
} from '../ledger/module.ts';
import { hasEnded, isReturned } from './orders/order-states.ts';
import { AGAIN_INFIX, PAYMENT_PREFIX, REFUND_SUFFIX } from './orders/order-payment.ts';

const states = Object.values(ExchangeState);
const returned = sql.join(states.filter(isReturned).map((state) => sql.lit(state)));
const open = sql.join(states.filter((state) => !hasEnded(state)).map((state) => sql.lit(state)));
const issued = sql.lit(ExchangeState.Issued);

const member = sql<string>`o.member_id`;
const payment = sql<string>`(${sql.lit(PAYMENT_PREFIX)} || o.id
  || case when o.repaid > 0 then ${sql.lit(AGAIN_INFIX)} || o.repaid else '' end)`;
const paid = coinChangeColumn(member, payment);
const refunded = coinChangeColumn(member, sql<string>`(${payment} || ${sql.lit(REFUND_SUFFIX)})`);

interface CodeHolders {
  code: string;
  orders: number;
  ids: string;
}

interface ReceiptHolders {
  channel: string;
  receipt: string;
  orders: number;
  ids: string;
}

/** Checks of all orders (rule 4.5). They only read. */
export const exchangeChecks: readonly ReconcileCheck[] = [
  rangeCheck(
    'every order has the transfer that paid it',
    (within) => sql`
      select member_id, format('order %s cost %s, its transfer took %s', id, total, coalesce(-paid, 0)) as detail
      from (select o.*, ${paid} as paid from orders o where ${within('o.member_id')}) o where paid is distinct from -total limit 100`,
  ),
  rangeCheck(
    'every returned order has exactly its refund, and no other order has one',
    (within) => sql`
      select member_id, format('order %s in state %s was refunded %s', id, state, coalesce(refund, 0)) as detail
      from (select o.*, ${refunded} as refund from orders o where ${within('o.member_id')}) o
      where refund is distinct from case when state in (${returned}) then total end limit 100`,
  ),
  rangeCheck(
    'every transfer of the exchange has its order',
    (within) => sql`
      select null as member_id, format('%s transfers, but orders for %s', transfers, expected) as detail
      from (
        select ${transferCountColumn(PAYMENT_PREFIX, within)} as transfers,
          -- An order that was paid again has an earlier payment with its refund.
          count(*) + 2 * coalesce(sum(o.repaid), 0) + count(*) filter (where o.state in (${returned})) as expected
        from orders o where ${within('o.member_id')}
      ) counted where transfers <> expected`,
  ),
  rangeCheck(
    'every order stands where its timeline ends',
    (within) => sql`
      select o.member_id, format('order %s in state %s', o.id, o.state) as detail
      from orders o
      left join lateral (
        select count(*) as moves,
          (array_agg(m.state order by m.position desc))[1] as state
        from order_moves m where m.member_id = o.member_id and m.order_id = o.id
      ) told on true
      where ${within('o.member_id')} and (told.moves <> o.moves or told.state is distinct from o.state) limit 100`,
  ),
  rangeCheck(
    'every issued order has all its codes, and no other order has any',
    (within) => sql`
      select o.member_id, format('order %s in state %s has %s codes', o.id, o.state, held.codes) as detail
      from orders o
      left join lateral (
        select count(*) as codes from order_cards c where c.member_id = o.member_id and c.order_id = o.id
      ) held on true
      where ${within('o.member_id')}
        and held.codes <> case when o.state = ${issued} and o.channel = 'codes' then o.quantity else 0 end limit 100`,
  ),
  {
    name: 'every code was issued once',
    run: async (db, signal) =>
      await findInBatches<CodeHolders>(
        async (last, count) => {
          const { rows } = await sql<CodeHolders>`
            select code_index as code, count(*) as orders, string_agg(order_id::text, ', ') as ids
            from order_cards where code_index > ${last?.code ?? ''}
            group by code_index order by code_index limit ${count}`.execute(db);
          return rows;
        },
        async (codes) =>
          codes
            .filter(({ orders }) => orders > 1)
            .map(({ orders, ids }) => ({
              memberId: null,
              detail: `${orders} orders have the same code: ${ids}`,
            })),
        signal,
      ),
  },
  rangeCheck(
    'our stock issued each order its quantity, and nothing for an order that was returned',
    (within) => sql`
      select o.member_id, format('order %s in state %s was issued %s of %s', o.id, o.state, given.codes, o.quantity)
        as detail
      from card_issues i
      join orders o on o.id = i.order_id
      left join lateral (select count(*) as codes from card_codes c where c.issued_to = i.order_id) given on true
      where ${within('o.member_id')} and (given.codes <> o.quantity or o.state in (${returned})) limit 100`,
  ),
  smallCheck(
    'stock is never below zero, and there is a code for all that is for sale or ordered',
    sql`
      select null as member_id,
        format('%s/%s: %s for sale and %s ordered, %s codes', benefit_id, id, stock, ordered, codes) as detail
      from (
        select h.benefit_id, h.id, h.stock,
          (select coalesce(sum(o.quantity), 0) from orders o
            where o.benefit_id = h.benefit_id and o.choice_id = h.id and o.state in (${open})
              and not exists (select from card_issues i where i.order_id = o.id)) as ordered,
          (select count(*) from card_codes c
            where c.benefit_id = h.benefit_id and c.choice_id = h.id and c.issued_to is null) as codes
        from benefit_choices h join benefits b on b.id = h.benefit_id where h.stock is not null and b.target = 'codes'
      ) held where stock < 0 or stock + ordered > codes limit 100`,
  ),
  rangeCheck(
    'every order that was paid out has its receipt, every parcel its number, and no other order has one',
    (within) => sql`
      select member_id, format('order %s in state %s by %s', id, state, channel) as detail
      from orders
      where ${within('member_id')} and (
        (receipt is not null) <> (state = ${issued} and channel in ('alipay', 'wechat', 'mobile'))
        or (tracking_number is not null) <> (state = ${issued} and channel = 'consignee')) limit 100`,
  ),
  {
    name: 'no receipt stands at two orders',
    run: async (db, signal) =>
      await findInBatches<ReceiptHolders>(
        async (last, count) => {
          const { rows } = await sql<ReceiptHolders>`
            select channel, receipt, count(*) as orders, string_agg(id::text, ', ') as ids from orders
            where receipt is not null and (channel, receipt) > (${last?.channel ?? ''}, ${last?.receipt ?? ''})
            group by channel, receipt order by channel, receipt limit ${count}`.execute(db);
          return rows;
        },
        async (receipts) =>
          receipts
            .filter(({ orders }) => orders > 1)
            .map(({ orders, ids }) => ({
              memberId: null,
              detail: `${orders} orders have the same receipt: ${ids}`,
            })),
        signal,
      ),
  },
];
