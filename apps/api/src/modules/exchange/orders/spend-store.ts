import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { OrderKey } from './order-store.ts';
import type { HeldBack, Provider } from '../catalogue/provider.ts';

/** What operators allow a provider. Without a row everything. */
export interface ProviderLimit {
  dailyFen: number | null;
  pausedAt: Date | null;
}

export async function selectLimit(db: Connection, channel: Provider): Promise<ProviderLimit> {
  const row = await db
    .selectFrom('provider_limits')
    .select(['daily_fen', 'paused_at'])
    .where('channel', '=', channel)
    .executeTakeFirst();
  return { dailyFen: row?.daily_fen ?? null, pausedAt: row?.paused_at ?? null };
}

export async function putLimit(
  tx: Tx,
  channel: Provider,
  { dailyFen, pausedAt }: ProviderLimit,
): Promise<void> {
  const limit = { daily_fen: dailyFen, paused_at: pausedAt };
  await tx
    .insertInto('provider_limits')
    .values({ channel, ...limit })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(limit))
    .execute();
}

/** What was passed to a provider on a day, in fen. */
export async function spentOn(db: Connection, { channel, day }: SpendDay): Promise<number> {
  const row = await db
    .selectFrom('provider_days')
    .select('fen')
    .where('channel', '=', channel)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.fen ?? 0;
}

export interface SpendDay {
  channel: Provider;
  /** `2026-11-29`. */
  day: string;
}

/** Like `spentOn`; others who ask wait until the transaction ends. */
export async function lockSpend(tx: Tx, { channel, day }: SpendDay): Promise<number> {
  await tx
    .insertInto('provider_days')
    .values({ channel, day, fen: 0, orders: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { fen } = await tx
    .selectFrom('provider_days')
    .select('fen')
    .where('channel', '=', channel)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return fen;
}

/** Adds an order to the spend of a day, which the caller has locked. */
export async function addSpend(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  { channel, day, fen }: SpendDay & { fen: number },
): Promise<void> {
  await sql`
    update provider_days set fen = fen + ${fen}, orders = orders + 1
    where channel = ${channel} and day = ${day}::date`.execute(tx);
  await sql`
    update orders set spent_on = ${day}::date, held_back = null
    where member_id = ${memberId} and id = ${orderId}`.execute(tx);
}

/** Takes an order that nothing was paid for out of the spend of its day. Does nothing for an order that isn't in any. */
export async function releaseSpend(tx: Tx, { memberId, orderId }: OrderKey): Promise<void> {
  await sql`
    with released as (
      update orders o set spent_on = null from orders before
      where o.member_id = ${memberId} and o.id = ${orderId}
        and before.member_id = o.member_id and before.id = o.id and before.spent_on is not null
      returning o.channel, before.spent_on, coalesce(o.fen, 0) as fen
    )
    update provider_days d set fen = d.fen - r.fen, orders = d.orders - 1
    from released r where d.channel = r.channel and d.day = r.spent_on`.execute(tx);
}

/** Lets an order wait, as if its provider had not been asked. False if it waited for the same before. */
export async function holdBack(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  { why, before }: { why: HeldBack; before: string | null },
): Promise<boolean> {
  await sql`
    update orders set held_back = ${why}, issue_asked_at = null, asks = 0, issue_number = null
    where member_id = ${memberId} and id = ${orderId}`.execute(tx);
  return before !== why;
}
