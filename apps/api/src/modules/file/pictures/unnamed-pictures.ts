import type { Platform } from '../../../platform/platform.ts';
import type { FileDeps } from '../file-deps.ts';
import { deleteFile } from '../file-store.ts';
import { sendRemoval } from '../jobs.ts';
import type { FindUnowned } from '../find-unowned.ts';
import {
  deleteUnnamedPicture,
  type PictureState,
  selectContentPictures,
  setUnnamedSince,
} from './content-picture-store.ts';

/** A picture that nothing names is kept this long, because somebody may still be writing about it. */
const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 100;
const SWEEP = 'file.sweep-pictures';

/** Marks a picture as named or unnamed, and removes it after 30 days without a name. */
async function sweepOne(
  platform: Platform,
  { key, unnamedSince }: PictureState,
  isUnnamed: boolean,
): Promise<void> {
  const { clock, database } = platform;
  const now = clock.now();
  if (!isUnnamed || unnamedSince === null) {
    if (isUnnamed || unnamedSince !== null) await setUnnamedSince(database.read, key, isUnnamed ? now : null);
    return;
  }
  const before = new Date(now.getTime() - KEPT_MS);
  if (unnamedSince > before) return;
  await database.transaction(async (tx) => {
    // Adding the same picture again begins its 30 days anew.
    if (!(await deleteUnnamedPicture(tx, key, before))) return;
    await deleteFile(tx, key);
    await sendRemoval(platform, tx, key);
  });
}

/** Defines the job that removes pictures of operators that nothing has named for 30 days (rule 11.8). */
export function definePictureSweep({ platform }: Pick<FileDeps, 'platform'>, findUnnamed: FindUnowned): void {
  const { jobs, database } = platform;
  jobs.define(SWEEP, async (_data, { signal }) => {
    let after = '';
    for (;;) {
      const batch = await selectContentPictures(database.read, { after, limit: BATCH });
      const unnamed = new Set(
        await findUnnamed(
          database.read,
          batch.map(({ key }) => key),
        ),
      );
      for (const picture of batch) {
        signal.throwIfAborted();
        await sweepOne(platform, picture, unnamed.has(picture.key));
      }
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last.key;
    }
  });
  jobs.schedule(SWEEP, '50 3 * * *');
}
