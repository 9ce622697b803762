import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Finding, ReconcileCheck } from '../ledger/api.ts';
import { findInBatches } from '../ledger/module.ts';
import type { FileDeps } from './file-deps.ts';
import type { FindUnowned } from './find-unowned.ts';
import { type GrantedFile, selectGranted, selectStoredKeys } from './file-store.ts';
import type { FileModule } from './storage/upload-rules.ts';
import { removeStoredFiles } from './pictures/thumbnails.ts';

/** For each module, the function that finds its unused uploads. */
export type FileOwners = Readonly<Record<FileModule, FindUnowned>>;

/** After this time no running call can still use the file it stored. */
const UNOWNED_MS = 48 * 3_600_000;
/** The nightly sweep looks at uploads of these days. A run that fails is tried again for a week. */
const SWEPT_MS = 14 * 24 * 3_600_000;
const SWEEP = 'file.sweep-unowned';
const SWEEP_ALL = 'file.sweep-all-unowned';

/**
 * Goes through the uploads that have been in use for more than two days, and passes those without an owner to `found`.
 * Resolves to the findings of `found`.
 */
async function eachUnowned(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Connection,
  owners: FileOwners,
  found: (keys: readonly string[]) => Promise<Finding[]>,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const before = new Date(clock.now().getTime() - UNOWNED_MS);
  const findings: Finding[] = [];
  for (const [module, findUnowned] of Object.entries(owners)) {
    const start = `${config.files.prefix}/${module}/`;
    const inModule = await findInBatches<string>(
      (after = '', limit) => selectStoredKeys(db, { start, before, after, limit }),
      async (keys) => await found(await findUnowned(db, keys)),
      signal,
    );
    findings.push(...inModule);
  }
  return findings;
}

/** Like `eachUnowned`, for the uploads of the last days only. */
async function eachRecentUnowned(
  { platform: { clock, config, database } }: Pick<FileDeps, 'platform'>,
  owners: FileOwners,
  found: (keys: readonly string[]) => Promise<Finding[]>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - UNOWNED_MS);
  const first: GrantedFile = { key: '', grantedAt: new Date(before.getTime() - SWEPT_MS) };
  await findInBatches<GrantedFile>(
    (last = first, limit) => selectGranted(database.read, { last, before, limit }),
    async (batch) => {
      for (const [module, findUnowned] of Object.entries(owners)) {
        const start = `${config.files.prefix}/${module}/`;
        const keys = batch.flatMap(({ key }) => (key.startsWith(start) ? [key] : []));
        if (keys.length > 0) await found(await findUnowned(database.read, keys));
      }
      return [];
    },
    signal,
  );
}

/**
 * Defines the jobs that delete uploads that were put into use but have no owner. The call that used them was refused
 * afterwards, or its server was killed. Each night the uploads of the last days are checked, and each month all.
 */
export function defineUnownedSweep(files: Pick<FileDeps, 'platform'>, owners: FileOwners): void {
  const { jobs, database } = files.platform;
  const remove = async (keys: readonly string[]): Promise<Finding[]> => {
    if (keys.length > 0) await database.transaction((tx) => removeStoredFiles(files, tx, keys));
    return [];
  };
  jobs.define(SWEEP, async (_data, { signal }) => await eachRecentUnowned(files, owners, remove, signal));
  jobs.schedule(SWEEP, '20 3 * * *');
  jobs.define(
    SWEEP_ALL,
    async (_data, { signal }) =>
      void (await eachUnowned(files.platform, database.read, owners, remove, signal)),
  );
  jobs.schedule(SWEEP_ALL, '20 4 1 * *');
}

/** For `yayan reconcile`: the job has left no upload without an owner. */
export const filesAreOwned = (
  deps: Pick<Platform, 'clock' | 'config'>,
  owners: FileOwners,
): ReconcileCheck => ({
  name: 'every upload that is in use belongs to something',
  run: (db, signal) =>
    eachUnowned(
      deps,
      db,
      owners,
      (keys) =>
        Promise.resolve(
          keys.map((key) => ({ memberId: null, detail: `the file ${key} belongs to nothing` })),
        ),
      signal,
    ),
});
