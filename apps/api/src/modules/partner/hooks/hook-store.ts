import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { AgentHooks } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Place, rowsBefore } from '../../../platform/page.ts';

export type HookRow = Selectable<AgentHooks>;

/** Stores a hook; false if the participation has one. */
export async function insertHook(
  tx: Tx,
  hook: Pick<HookRow, 'id' | 'partner_id' | 'member_id' | 'participation_id' | 'body' | 'created_at'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('agent_hooks')
    .values(hook)
    .onConflict((conflict) => conflict.constraint('agent_hooks_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function readHook(db: Connection, id: string): Promise<HookRow | undefined> {
  return await db.selectFrom('agent_hooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts an attempt, with its fault or the time at which the agent took it. */
export async function writeAttempt(
  db: Connection,
  id: string,
  attempt: { readonly fault: string } | { readonly deliveredAt: Date },
): Promise<void> {
  await db
    .updateTable('agent_hooks')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      ...('fault' in attempt
        ? { fault: attempt.fault.slice(0, 200) }
        : { fault: null, delivered_at: attempt.deliveredAt }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Lets a hook be sent again, also one that was delivered. */
export async function writeWaiting(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('agent_hooks').set({ delivered_at: null }).where('id', '=', id).execute();
}

/** Hooks that no agent has taken, created between two times; the oldest first. */
export async function readWaitingHooks(
  db: Connection,
  { since, before, limit }: { since: Date; before: Date; limit: number },
): Promise<Pick<HookRow, 'id'>[]> {
  return await db
    .selectFrom('agent_hooks')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** What is read of a hook for operators: everything but its text. */
export type ListedHook = Omit<HookRow, 'body'>;

const listedColumns = [
  'id',
  'partner_id',
  'member_id',
  'participation_id',
  'attempts',
  'fault',
  'delivered_at',
  'created_at',
] as const;

/** An agent's hooks after a position, the newest first; only those that wait, if asked. */
export async function readHooks(
  db: Connection,
  { partnerId, waiting }: { partnerId: string; waiting: boolean },
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<ListedHook[]> {
  return await db
    .selectFrom('agent_hooks')
    .select(listedColumns)
    .where('partner_id', '=', partnerId)
    .$if(waiting, (q) => q.where('delivered_at', 'is', null))
    .where(rowsBefore(after, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes hooks from before `before`, taken or not. Returns how many. */
export async function deleteHooks(db: Connection, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from agent_hooks where ctid = any(array(
      select ctid from agent_hooks where created_at < ${before} order by created_at limit ${limit}
    )) returning id`.execute(db);
  return rows.length;
}
