import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Dialect, type Driver } from 'kysely';

/**
 * The outer connection was used inside a transaction. The embedded database has one connection and would never
 * continue; PostgreSQL would read outside the transaction. So both refuse it.
 */
export class InsideTransactionError extends Error {
  override readonly name = 'InsideTransactionError';
  constructor() {
    super(
      'The database was used inside a transaction without its `tx`. Pass the `tx` on to every query of the transaction.',
    );
  }
}

/** Knows whether the running code was called from an open transaction. */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<{ open: boolean }>();

  /** Runs the body of a transaction. Work that it started without awaiting may use the database again after the end. */
  async inside<T>(body: () => Promise<T>): Promise<T> {
    const transaction = { open: true };
    try {
      return await this.#current.run(transaction, body);
    } finally {
      transaction.open = false;
    }
  }

  /** Throws `InsideTransactionError` when called from an open transaction. */
  refuseInside(): void {
    if (this.#current.getStore()?.open === true) throw new InsideTransactionError();
  }
}

/**
 * Guards `unguarded`: every use checks the guard before it waits for a connection, because an open transaction holds
 * the only one of the embedded database. Transactions begin only in `Database.transaction`, which retries them.
 */
export function guardedKysely<Schema>(
  unguarded: Kysely<Schema>,
  dialect: Dialect,
  guard: TransactionGuard,
): Kysely<Schema> {
  const executor = unguarded.getExecutor();
  return new Kysely<Schema>({
    config: { dialect },
    dialect,
    driver: noTransactions,
    executor: executor.withConnectionProvider({
      provideConnection: async (consumer, options) => {
        guard.refuseInside();
        return await executor.provideConnection(consumer, options);
      },
    }),
  });
}

const refuseTransaction = (): Promise<never> =>
  Promise.reject(new Error('Begin transactions with `database.transaction(…)`, which retries them.'));

const noTransactions: Driver = {
  init: () => Promise.resolve(),
  acquireConnection: refuseTransaction,
  beginTransaction: refuseTransaction,
  commitTransaction: refuseTransaction,
  rollbackTransaction: refuseTransaction,
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
};
