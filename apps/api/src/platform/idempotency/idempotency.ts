import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refuse } from '../../errors/api-fault.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/gen/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Tx } from '../database/tx.ts';

/** A call that may be repeated: its member, key and request. */
export interface IdempotentCall {
  memberId: string;
  /** The client's Idempotency-Key, unique per member. */
  key: string;
  /** Hash of operation, parameters and body. */
  hash: string;
}

const KEEP_DAYS = 7;
const BATCH = 5_000;

/**
 * Runs `work` once for a member's key, even if the call is repeated or runs concurrently. Every repetition gets the
 * first answer, which is stored in the transaction of the effect. Refuses the same key with another request with
 * IDEMPOTENCY_CONFLICT. If `work` throws, the key stays unused. Answers are JSON and are kept for 7 days. `work` must do
 * nothing outside the database.
 *
 * Calls with the same key wait for each other before `work` runs. Otherwise one of them could be refused while another
 * one succeeds.
 */
export async function idempotently<T>(
  database: Database,
  call: IdempotentCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return await once(database, call, () =>
    database.transaction(async (tx) => {
      const known = await claimCall(tx, call);
      if (known !== undefined) return known.answer as T; // The same request stored it.
      const answer = JSON.stringify((await work(tx)) ?? null);
      await database.runLast(tx, storeAnswerSql(call, answer));
      return JSON.parse(answer) as T; // Same as what a repetition gets.
    }),
  );
}

/**
 * Runs `attempt`. If it fails, an earlier or concurrent run of the same call may have succeeded; then its stored answer
 * is returned.
 */
export async function once<T>(
  database: Database,
  call: IdempotentCall,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const known = await storedAnswer(database.read, call);
    if (known === undefined) throw error;
    return known.answer as T; // The same request stored it.
  }
}

/** The stored answer of a call. */
export interface KnownAnswer {
  answer: unknown;
}

/**
 * Waits until no other transaction runs the same call, and keeps others waiting until this one ends. Resolves to the
 * stored answer; undefined when the call is new.
 */
export async function claimCall(tx: Tx, call: IdempotentCall): Promise<KnownAnswer | undefined> {
  const { rows } = await sql<StoredAnswer>`
    select request_hash, answer from claim_call(${call.memberId}, ${call.key})`.execute(tx);
  return answerOf(call, rows[0]);
}

interface StoredAnswer {
  request_hash: string;
  answer: unknown;
}

async function storedAnswer(db: Kysely<Schema>, call: IdempotentCall): Promise<KnownAnswer | undefined> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', call.memberId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  return answerOf(call, stored);
}

function answerOf({ hash }: IdempotentCall, stored: StoredAnswer | undefined): KnownAnswer | undefined {
  if (stored === undefined) return undefined;
  return stored.request_hash === hash ? { answer: stored.answer } : refuse('IDEMPOTENCY_CONFLICT');
}

/** An SQL expression: whether the call of the member and key in these columns has an answer. */
export const isAnswered = (memberId: string, key: string): RawBuilder<boolean> => sql<boolean>`
  coalesce((
    select true from idempotency_keys k
    where k.member_id = ${sql.ref(memberId)} and k.key = ${sql.ref(key)} limit 1
  ), false)`; // Not `exists`: PostgreSQL would read all keys once instead of one for each call.

/** Stores an answer. Fails when the key is taken, so that nothing commits: the holder of the key has done the work. */
const storeAnswerSql = ({ memberId, key, hash }: IdempotentCall, answer: string): RawBuilder<unknown> => sql`
  insert into idempotency_keys (member_id, key, request_hash, answer)
  values (${memberId}, ${key}, ${hash}, ${answer}::json)`;

/** Deletes a member's stored answers. A repeated call would run again. */
export async function deleteAnswers(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('member_id', '=', memberId).execute();
}

/** Deletes answers after 7 days, every night, in batches of `size`: one transaction for a day's answers takes too long. */
export function defineIdempotencySweep(
  database: Database,
  jobs: Pick<Jobs, 'define' | 'schedule'>,
  size = BATCH,
): void {
  const name = 'platform.forget-answers';
  jobs.define(name, async (_data, { signal }) => {
    let deleted: number;
    do {
      signal.throwIfAborted();
      deleted = await deleteOldAnswers(database.read, size);
    } while (deleted === size);
  });
  jobs.schedule(name, '20 3 * * *');
}

async function deleteOldAnswers(db: Kysely<Schema>, count: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys where created_at < now() - make_interval(days => ${KEEP_DAYS}::int)
      order by created_at limit ${count}
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
