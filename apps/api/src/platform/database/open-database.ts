import { Kysely, type RawBuilder, sql } from 'kysely';
import type { Random } from '../random.ts';
import { COMMIT_MARKER } from './commit-marker.ts';
import type { Database, RunSql } from './database.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './gen/schema.ts';
import { migrate, migrateDown } from './migration/migrate.ts';
import { withRetries } from './retry.ts';
import { guardedKysely, TransactionGuard } from './transaction-guard.ts';
import { originalOf, type Tx } from './tx.ts';

export interface OpenOptions {
  random: Random;
  /** Whether to migrate the schema first (default true). */
  migrate?: boolean;
}

/** Creates the product's database on an opened engine. It owns the engine: `close` closes both. */
export async function openDatabase(engine: Engine, options: OpenOptions): Promise<Database> {
  const driver = engine.dialect.createDriver();
  const dialect = {
    createDriver: () => driver,
    createAdapter: () => engine.dialect.createAdapter(),
    createQueryCompiler: () => engine.dialect.createQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => engine.dialect.createIntrospector(db),
  };
  const unguarded = new Kysely<Schema>({ dialect });
  const guard = new TransactionGuard();
  const close = async (): Promise<void> => {
    await unguarded.destroy();
    await engine.release();
  };
  try {
    if (options.migrate !== false) await migrate(unguarded);
  } catch (error) {
    await close();
    throw error;
  }
  // A library's SQL takes the only connection of the embedded database for itself. Its adapter rolls back after a
  // failed statement, so no other statement may run in between.
  const run: RunSql =
    engine.name === 'pglite'
      ? (text, values) => unguarded.connection().execute(() => engine.run(text, values))
      : engine.run;
  const afterwards = new WeakMap<Tx, (() => void)[]>();
  return {
    engine: engine.name,
    read: guardedKysely(unguarded, dialect, guard),
    transaction: async (work, settings) => {
      guard.refuseInside();
      const attempt = async () => {
        const builder = unguarded.transaction();
        const isolated = settings?.isolation ? builder.setIsolationLevel(settings.isolation) : builder;
        const waiting: (() => void)[] = [];
        const done = await isolated.execute((tx) => {
          afterwards.set(tx, waiting);
          return guard.inside(() => work(tx));
        });
        for (const run of waiting) run();
        return done;
      };
      return await withRetries(attempt, options.random);
    },
    runLast: async <Row>(tx: Tx, statement: RawBuilder<Row>) => {
      const { rows } = await sql<Row>`${sql.raw(COMMIT_MARKER)}${statement}`.execute(tx);
      return rows;
    },
    runAlone: async <Row>(statement: RawBuilder<Row>) => {
      guard.refuseInside();
      const { rows } = await withRetries(() => statement.execute(unguarded), options.random);
      return rows;
    },
    afterCommit: (tx, then) => {
      const waiting = afterwards.get(originalOf(tx));
      if (waiting === undefined) throw new Error('This is not a transaction of this database');
      waiting.push(then);
    },
    listen: (channel, heard) => engine.listen(channel, heard),
    run: async (text, values) => {
      guard.refuseInside();
      return await run(text, values);
    },
    migrate: (files) => migrate(unguarded, files),
    migrateDown: (files) => migrateDown(unguarded, files),
    close,
  };
}
