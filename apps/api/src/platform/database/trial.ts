import type { Database } from './database.ts';
import type { Tx } from './tx.ts';

/** Thrown to roll the trial back. */
class TrialEnds extends Error {}

/**
 * Calls `work` with a database whose changes only `work` sees. Everything is one transaction that is rolled back.
 * Resolves to the result of `work`, and throws its errors.
 */
export async function onTrial<T>(database: Database, work: (trial: Database) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const running = database.transaction(async (tx) => {
    result = { value: await work(trialOf(database, tx)) };
    throw new TrialEnds();
  });
  await running.catch((error: unknown) => {
    if (!(error instanceof TrialEnds)) throw error;
  });
  if (result === undefined) throw new Error('A trial ended without its result');
  return result.value;
}

/** The same database inside one open transaction. A commit only runs its statement. */
const trialOf = (database: Database, tx: Tx): Database => ({
  ...database,
  read: tx,
  transaction: (work) => work(tx),
  runLast: async (_, statement) => (await statement.execute(tx)).rows,
  runAlone: async (statement) => (await statement.execute(tx)).rows,
  afterCommit: () => undefined,
});
