import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import { selectLastSeal } from '../../platform/audit/act-store.ts';
import type { Connection } from '../../platform/database/database.ts';
import { newestMigration, pendingMigrations } from '../../platform/database/migration/migrate.ts';
import { runningServers } from '../../platform/health.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OverviewPorts } from './overview-handlers.ts';

/** What the state of the system needs from other areas. */
export interface StatePorts extends Pick<OverviewPorts, 'lastReconcile'> {
  /** The end of the ledger's hash chain; undefined before the first seal. */
  ledgerHead: (db: Connection) => Promise<{ block: number; head: string } | undefined>;
}

/** The state of the system: reconcile, seals, servers and their schema. It only reads what jobs and servers stored. */
export const stateHandlers = (
  { database, clock }: Platform,
  { lastReconcile, ledgerHead }: StatePorts,
): Pick<ConsoleHandlers, 'getSystemState'> => ({
  getSystemState: async () => {
    const db = database.read;
    const sealed = await selectLastSeal(db);
    return {
      at: clock.now().toISOString(),
      checks: (await lastReconcile()).map(({ at, ...check }) => ({ ...check, at: at.toISOString() })),
      ledgerSeal: (await ledgerHead(db)) ?? null,
      auditSeal: sealed ? { ...sealed, sealedAt: sealed.sealedAt.toISOString() } : null,
      schema: await newestMigration(),
      pending: await pendingMigrations(db),
      servers: (await runningServers(db)).map(({ at, ...server }) => ({
        ...server,
        seenAt: at.toISOString(),
      })),
    };
  },
});
