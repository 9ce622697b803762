import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { CodeLimit } from './code-limits.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { keepPressSql, type Press } from './press-store.ts';

/** Identifies a code. There is one valid code for each mobile or mail address, purpose and subject. */
export interface CodeKey {
  mobile_index: string;
  purpose: string;
  subject: string;
}

/** The key of browsers that have signed in to the account. They are counted separately from everybody else. */
export const ownKey = (key: string): string => `own:${key}`;

/**
 * Counts one code; false if the period's limit is reached or the last code was too recent. Calls for the same key run
 * one after another, and a call that waited has an older `at` than the one before it. So the time of the last code is
 * checked only for limits with a pause: people who share an address or a prefix don't wait for each other.
 */
export async function countUse(
  tx: Connection,
  { kind, count, pauseMs }: Pick<CodeLimit, 'pauseMs'> & { kind: string; count: number },
  key: string,
  start: Date,
  at: Date,
): Promise<boolean> {
  const latest = new Date(at.getTime() - pauseMs);
  const { rows } = await sql`
    insert into code_limits as l (kind, key, period_start, used, last_at)
    values (${kind}, ${key}, ${start}, 1, ${at})
    on conflict (kind, key) do update set
      used = case when l.period_start < excluded.period_start then 1 else l.used + 1 end,
      period_start = greatest(l.period_start, excluded.period_start),
      last_at = greatest(l.last_at, excluded.last_at)
    where (${pauseMs}::int = 0 or l.last_at <= ${latest})
      and (l.period_start < excluded.period_start or l.used < ${count}::int)
    returning 1 as counted`.execute(tx);
  return rows.length > 0;
}

/**
 * Decreases a count by one. With `start` only if the period that started then is still counted. The time of the last
 * code stays, and with it the pause before the next one.
 */
export async function giveBack(db: Connection, kind: string, key: string, start?: Date): Promise<void> {
  await db
    .updateTable('code_limits')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('used', '>', 0)
    .$if(start !== undefined, (query) => query.where('period_start', '=', start ?? new Date(0)))
    .execute();
}

/**
 * Counts a code again that `giveBack` had removed, without a pause. False if the limit of the period that started at
 * `start` is reached. If another period has started, nothing is counted.
 */
export async function countAgain(
  db: Connection,
  { kind, count }: Pick<CodeLimit, 'kind'> & { count: number },
  key: string,
  start: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update code_limits
    set used = case when period_start = ${start}::timestamptz then used + 1 else used end
    where kind = ${kind} and key = ${key} and (period_start <> ${start}::timestamptz or used < ${count}::int)
    returning used`.execute(db);
  return rows.length > 0;
}

/** A limit of uses in one period. */
export interface UseLimit {
  readonly kind: string;
  readonly key: string;
  readonly count: number;
}

/** Whether one of the limits is reached in the period that started at `start`. */
export async function isUsedUp(db: Connection, limits: readonly UseLimit[], start: Date): Promise<boolean> {
  const row = await db
    .selectFrom('code_limits')
    .select('kind')
    .where('period_start', '=', start)
    .where((where) =>
      where.or(
        limits.map(({ kind, key, count }) =>
          where.and([where('kind', '=', kind), where('key', '=', key), where('used', '>=', count)]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Resets a count to 0. */
export async function resetCount(db: Connection, kind: string, key: string): Promise<void> {
  await db.deleteFrom('code_limits').where('kind', '=', kind).where('key', '=', key).execute();
}

/** The number of codes counted in the period that started at `start`. */
export async function countCodesSince(
  db: Connection,
  kind: CodeLimit['kind'],
  key: string,
  start: Date,
): Promise<number> {
  const row = await db
    .selectFrom('code_limits')
    .select('used')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('period_start', '=', start)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** When the last code of a kind was sent. */
export async function lastCodeAt(tx: Tx, kind: CodeLimit['kind'], key: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('code_limits')
    .select('last_at')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.last_at;
}

/** Replaces the previous code. */
export async function putCode(
  tx: Tx,
  key: CodeKey,
  code: { code_hash: string; tries_left: number; own_tries_left: number; sent_at: Date; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('codes')
    .values({ ...key, ...code })
    .onConflict((conflict) =>
      conflict.columns(['mobile_index', 'purpose', 'subject']).doUpdateSet({ ...code, used_at: null }),
    )
    .execute();
}

/** The outcome of a try. */
interface Tried {
  right: boolean;
  triesLeft: number;
}

/** Which tries to use: those of browsers that have signed in to the account, or those of everybody else. */
export type Tries = 'own_tries_left' | 'tries_left';

/**
 * Uses one try at the valid code, and uses the code up if the guess is right. It is one statement, so parallel guesses
 * get no extra tries. The same statement keeps the press that used the code, so that a repetition never finds the one
 * without the other. Undefined if there is no valid code with tries left.
 */
export async function tryCode(
  db: Connection,
  key: CodeKey,
  codeHash: string,
  at: Date,
  { tries, press }: { tries: Tries; press?: Press | undefined },
): Promise<Tried | undefined> {
  const update = sql<Tried>`
    update codes set
      ${sql.ref(tries)} = ${sql.ref(tries)} - 1,
      used_at = case when code_hash = ${codeHash} then ${at}::timestamptz end
    where mobile_index = ${key.mobile_index} and purpose = ${key.purpose} and subject = ${key.subject}
      and used_at is null and ${sql.ref(tries)} > 0 and expires_at > ${at}
    returning used_at is not null as right, ${sql.ref(tries)} as "triesLeft"`;
  const kept = press && keepPressSql(press, at, sql`from tried where tried.right`);
  const { rows } = await (
    kept ? sql<Tried>`with tried as (${update}), kept as (${kept}) select * from tried` : update
  ).execute(db);
  return rows[0];
}

/** Whether the valid code has no tries left. */
export async function isGuessedOut(db: Connection, key: CodeKey, at: Date, tries: Tries): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select(`${tries} as left`)
    .where('mobile_index', '=', key.mobile_index)
    .where('purpose', '=', key.purpose)
    .where('subject', '=', key.subject)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.left === 0;
}

/** Deletes expired codes, and limits whose period is over. */
export async function deleteOldCodes(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<', before).execute();
  await db.deleteFrom('code_limits').where('last_at', '<', before).execute();
}
