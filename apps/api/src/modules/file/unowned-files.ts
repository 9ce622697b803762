import type { UploadModule } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findInBatches } from '../ledger/reconcile/find-in-batches.ts';
import type { ReconcileCheck } from '../ledger/reconcile/reconcile-check.ts';
import type { Files } from './files.ts';
import { selectMissing, selectStoredKeys } from './file-store.ts';
import { removeStoredFiles } from './pictures/thumbnails.ts';

/** Those of these keys that nothing has which was handed in. */
export type FindUnowned = (db: Connection, keys: readonly string[]) => Promise<readonly string[]>;

/** Who knows, for the uploads of each module, which of them are of use. */
export type FileOwners = Readonly<Record<UploadModule, FindUnowned>>;

/** Long after any call that could still hand in what it stored. */
const UNOWNED_MS = 48 * 3_600_000;
const BATCH = 500;
const SWEEP = 'file.sweep-unowned';

type Deps = Pick<Platform, 'clock' | 'config'>;
type Page = { after: string | undefined; limit: number };

/** A page of the uploads of a module that are in use, for so long that something should have them. */
const storedLongAgo = async (
  db: Connection,
  { clock, config }: Deps,
  module: string,
  { after = '', limit }: Page,
): Promise<string[]> => {
  const before = new Date(clock.now().getTime() - UNOWNED_MS);
  return await selectStoredKeys(db, { start: `${config.files.prefix}/${module}/`, before, after, limit });
};

/**
 * Defines the job that deletes uploads which were put into use and belong to nothing: the call that brought them was refused
 * afterwards, or its server was killed.
 */
export function defineUnownedSweep({ platform, local, store, account }: Files, owners: FileOwners): void {
  const { jobs, database } = platform;
  const files = { platform, local, store, account };
  jobs.define(SWEEP, async (_data, { signal }) => {
    for (const [module, findUnowned] of Object.entries(owners)) {
      let after: string | undefined;
      do {
        signal?.throwIfAborted();
        const keys = await storedLongAgo(database.read, platform, module, { after, limit: BATCH });
        const unowned = await findUnowned(database.read, keys);
        await database.transaction(async (tx) => await removeStoredFiles(files, tx, unowned));
        after = keys.length < BATCH ? undefined : keys.at(-1);
      } while (after !== undefined);
    }
  });
  jobs.schedule(SWEEP, '20 3 * * *');
}

/** For `yayan reconcile`: that job has left nothing. */
export const filesAreOwned = (deps: Deps, owners: FileOwners): ReconcileCheck => ({
  name: 'every upload that is in use belongs to something',
  run: async (db, signal) => {
    const findings = [];
    for (const [module, findUnowned] of Object.entries(owners))
      findings.push(
        ...(await findInBatches<string>(
          (after, limit) => storedLongAgo(db, deps, module, { after, limit }),
          async (keys) =>
            (await findUnowned(db, keys)).map((key) => ({
              memberId: null,
              detail: `the file ${key} belongs to nothing`,
            })),
          signal,
        )),
      );
    return findings;
  },
});

/** Those of these keys that no file in use has. */
export const missingFiles = async (db: Connection, keys: readonly string[]): Promise<string[]> =>
  await selectMissing(db, keys);
