import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { onceFor } from '../../../platform/once-for.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { AskedQuestion, BankQuestion } from './quiz.ts';

/** A question as an operator files it. */
export interface FiledQuestion extends Omit<BankQuestion, 'version'> {
  category: string;
}

/** The questions that can be asked now. */
export async function selectBank(db: Connection): Promise<(FiledQuestion & BankQuestion)[]> {
  return await db
    .selectFrom('quiz_questions')
    .select(['id', 'version', 'category', 'title', 'choices', 'explanation'])
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Questions that can be asked, by id, after the id `after`. */
export async function selectBankPage(
  db: Connection,
  {
    keyword,
    category,
    after,
    limit,
  }: {
    keyword: string | undefined;
    category: string | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<(FiledQuestion & BankQuestion)[]> {
  let query = db
    .selectFrom('quiz_questions')
    .select(['id', 'version', 'category', 'title', 'choices', 'explanation'])
    .where('retired_at', 'is', null);
  if (keyword !== undefined) query = query.where(sql<boolean>`strpos(lower(title), lower(${keyword})) > 0`);
  if (category !== undefined) query = query.where('category', '=', category);
  if (after !== undefined) query = query.where('id', '>', after);
  return await query.orderBy('id').limit(limit).execute();
}

/** The questions in the versions that were asked, by `id/version`. */
async function selectAskedQuestions(
  db: Connection,
  asked: readonly AskedQuestion[],
): Promise<ReadonlyMap<string, BankQuestion>> {
  if (asked.length === 0) return new Map();
  const keys = asked.map(({ id, version }) => ({ id, version }));
  const { rows } = await sql<BankQuestion>`
    select q.id, q.version, q.title, q.choices, q.explanation
    from ${recordset(keys, 'asked (id text, version integer)')}
    join quiz_questions q on q.id = asked.id and q.version = asked.version`.execute(db);
  return new Map(rows.map((one) => [`${one.id}/${one.version}`, one]));
}

const MOST_KEPT = 5_000;
const cacheOf = onceFor<Connection, LRUCache<string, BankQuestion>>(() => new LRUCache({ max: MOST_KEPT }));

/**
 * Like `selectAskedQuestions`, with a cache, because a version never changes. A transaction caches nothing, because it
 * may be rolled back.
 */
export async function readAskedQuestions(
  db: Connection,
  asked: readonly AskedQuestion[],
): Promise<ReadonlyMap<string, BankQuestion>> {
  if (db.isTransaction) return await selectAskedQuestions(db, asked);
  const cache = cacheOf(db);
  const found = new Map<string, BankQuestion>();
  const missing: AskedQuestion[] = [];
  for (const one of asked) {
    const known = cache.get(`${one.id}/${one.version}`);
    if (known === undefined) missing.push(one);
    else found.set(`${one.id}/${one.version}`, known);
  }
  for (const [key, question] of await selectAskedQuestions(db, missing)) {
    cache.set(key, question);
    found.set(key, question);
  }
  return found;
}

/** Locks the bank until the transaction ends, so that only one import runs. */
export async function lockBank(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('quiz-bank', 0))`.execute(tx);
}

/** Retires questions. Open tries keep their version of them. Resolves to the number of retired questions. */
export async function retireQuestions(
  tx: Tx,
  ids: readonly string[],
  { at, by }: { at: Date; by: string },
): Promise<number> {
  const { rows } = await sql`
    update quiz_questions set retired_at = ${at}, retired_by = ${by}
    where id = any(${ids}::text[]) and retired_at is null returning id`.execute(tx);
  return rows.length;
}

/** Adds questions, each with the version after its latest one. */
export async function insertQuestions(
  tx: Tx,
  questions: readonly FiledQuestion[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  if (questions.length === 0) return;
  await sql`
    insert into quiz_questions (id, version, category, title, choices, explanation, added_at, added_by)
    select filed.id, coalesce((select max(k.version) from quiz_questions k where k.id = filed.id), 0) + 1,
      filed.category, filed.title, filed.choices, filed.explanation, ${at}, ${by}
    from ${recordset(
      questions,
      'filed (id text, category text, title text, choices text[], explanation text)',
    )}`.execute(tx);
}
