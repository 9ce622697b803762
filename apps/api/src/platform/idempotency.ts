import { sql, type Transaction } from 'kysely';
import { refuse } from '../contract/api-fault.ts';
import type { Database } from './database/database.ts';
import type { Schema } from './database/gen/schema.ts';
import type { Jobs } from './jobs.ts';

/** A call that may be repeated: who, under which key, asking what. */
export interface IdempotentCall {
  memberId: string;
  /** The client's Idempotency-Key; unique a member. */
  key: string;
  /** Hash of operation, parameters and body. */
  hash: string;
}

const KEEP_DAYS = 7;

/**
 * Runs `work` once for a member's key, however often and however much at once it is asked for: a repetition waits for
 * the first and gets its answer back, from the same transaction. The same key with another request is refused with
 * IDEMPOTENCY_CONFLICT. A `work` that throws leaves the key unused. Answers are kept for 7 days and are JSON.
 */
export async function idempotently<T>(
  database: Database,
  call: IdempotentCall,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return await database.transaction(async (tx) => {
    const isFirst = await claim(tx, call);
    if (!isFirst) return (await storedAnswer(tx, call)) as T; // What the same work of the same request answered.
    const answer = JSON.stringify((await work(tx)) ?? null);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer })
      .where('member_id', '=', call.memberId)
      .where('key', '=', call.key)
      .execute();
    return JSON.parse(answer) as T; // The first caller gets what a repetition will get.
  });
}

/** Waits for a rival that holds the key; true when the key is ours. */
async function claim(tx: Transaction<Schema>, { memberId, key, hash }: IdempotentCall): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ member_id: memberId, key, request_hash: hash })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function storedAnswer(
  tx: Transaction<Schema>,
  { memberId, key, hash }: IdempotentCall,
): Promise<unknown> {
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return stored.request_hash === hash ? stored.answer : refuse('IDEMPOTENCY_CONFLICT');
}

/** Forgets answers after 7 days, every night. */
export function defineIdempotencySweep(database: Database, jobs: Jobs): void {
  const name = 'platform.forget-answers';
  jobs.define(name, async () => {
    await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${KEEP_DAYS}::int)`.execute(
      database.read,
    );
  });
  jobs.schedule(name, '20 3 * * *');
}
