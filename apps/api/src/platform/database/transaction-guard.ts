import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Dialect, type Driver } from 'kysely';

/**
 * The outer connection was used inside a transaction. On the embedded database, which has one connection, that would
 * wait for ever; on PostgreSQL it would read past the transaction. Refused on both.
 */
export class InsideTransactionError extends Error {
  override readonly name = 'InsideTransactionError';
  constructor() {
    super(
      'The database was used inside a transaction without its `tx`. Pass the `tx` on to every query of the transaction.',
    );
  }
}

/** Knows whether the running code was called from a transaction that is still open. */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<{ open: boolean }>();

  /** Runs the body of a transaction. Work that it started and did not await may use the database again once it has ended. */
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
 * The same database as `unguarded`, but every use asks the guard before it waits for a connection: the embedded
 * database has one, which the open transaction holds. Transactions begin in `Database.transaction` only, which retries
 * them.
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
