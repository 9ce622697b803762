import { type KyselyPlugin, sql } from 'kysely';
import type { Database } from './database.ts';
import { noteDerived, type Tx } from './tx.ts';

/** Thrown to roll the trial back. */
class TrialEnds extends Error {}

/** The trial took so long that members would have waited for its locks. */
export class TrialTooLong extends Error {
  override readonly name = 'TrialTooLong';
  constructor(seconds: number) {
    super(
      `The trial was ended after ${seconds} s, so that nobody waits longer for what it locked. Nothing is changed.`,
    );
  }
}

/** Servers wait 5 s for a lock. */
const LIMIT_MS = 4_000;
const LOCK_MS = 1_000;

/**
 * Calls `work` with a database whose changes only `work` sees. Everything is one transaction that is rolled back.
 * Resolves to the result of `work`, and throws its errors. Beyond a time limit it throws `TrialTooLong`, because its
 * locks are real; the embedded database has no limit, because nobody else uses it.
 */
export async function onTrial<T>(
  database: Database,
  work: (trial: Database) => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const endsAt = database.engine === 'pglite' ? Infinity : performance.now() + limitMs;
  let result: { value: T } | undefined;
  const running = database.transaction(async (tx) => {
    if (endsAt !== Infinity)
      await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true),
        set_config('statement_timeout', ${String(limitMs)}, true)`.execute(tx);
    // Work that catches errors of single items must not go on after the end either.
    const refusing = noteDerived(tx.withPlugin(refusingAfter(endsAt, limitMs)), tx);
    const value = await work(trialOf(database, refusing));
    if (performance.now() > endsAt) throw new TrialTooLong(limitMs / 1000);
    result = { value };
    throw new TrialEnds();
  });
  await running.catch((error: unknown) => {
    if (error instanceof TrialEnds) return;
    throw performance.now() > endsAt ? new TrialTooLong(limitMs / 1000) : error;
  });
  if (result === undefined) throw new Error('A trial ended without its result');
  return result.value;
}

/** Refuses every statement after the end. */
const refusingAfter = (endsAt: number, limitMs: number): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (performance.now() > endsAt) throw new TrialTooLong(limitMs / 1000);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** The same database inside one open transaction. A commit only runs its statement. */
const trialOf = (database: Database, tx: Tx): Database => ({
  ...database,
  read: tx,
  transaction: (work) => work(tx),
  runLast: async (_, statement) => (await statement.execute(tx)).rows,
  runAlone: async (statement) => (await statement.execute(tx)).rows,
  afterCommit: () => undefined,
});
