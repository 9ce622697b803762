import { removeStoredFiles } from '../../../file/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { deleteUnused } from './media-store.ts';

const UNUSED_MS = 24 * 3_600_000;
const BATCH = 200;

/** Deletes files that nobody sent within a day after the upload, from the database and from storage. */
export async function sweepUnused({
  database,
  clock,
  files,
}: Pick<GroupDeps, 'database' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNUSED_MS);
  let deleted: number;
  do {
    deleted = await database.transaction(async (tx) => {
      const keys = await deleteUnused(tx, { before, most: BATCH });
      await removeStoredFiles(files, tx, keys);
      return keys.length;
    });
  } while (deleted >= BATCH);
}
