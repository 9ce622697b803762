import { dayOf } from '../../platform/calendar.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileDeps } from './file-deps.ts';
import { deleteGrantsBefore, deleteNeverStored } from './file-store.ts';
import type { DiskStorage } from './storage/disk-storage.ts';
import type { Tx } from '../../platform/database/tx.ts';

const REMOVE = 'file.remove';
const BLANK = 'file.blank-upload';
const CLEAR = 'file.clear-upload';
const SWEEP = 'file.sweep-grants';
const CLEAR_RECEIVED = 'file.clear-received';
const CLEAR_AFTER_MS = 24 * 3_600_000;

type Sender = Pick<Platform, 'jobs'>;
/** Removes a file from the store after the transaction commits. A failed job is retried ten times. */
export const sendRemoval = async ({ jobs }: Sender, tx: Tx, key: string): Promise<unknown> =>
  await jobs.sendIn(tx, REMOVE, { key });

/** Empties an upload as soon as it isn't needed, because it may contain the place where a picture was taken. */
export const sendBlank = async ({ jobs }: Sender, tx: Tx, key: string): Promise<unknown> =>
  await jobs.sendIn(tx, BLANK, { key });

/** Removes an upload a day after its form was issued at `at`, whether or not it was used. */
export const sendClearing = async ({ jobs }: Sender, tx: Tx, key: string, at: Date): Promise<unknown> =>
  await jobs.sendIn(tx, CLEAR, { key }, { startAfter: new Date(at.getTime() + CLEAR_AFTER_MS) });

/** The jobs that change storage; they retry when it can't be reached. */
export function defineFileJobs({
  platform: { jobs, database, clock },
  store,
  local,
}: FileDeps & { local: Pick<DiskStorage, 'clearReceived'> | undefined }): void {
  jobs.define<{ key: string }>(REMOVE, async ({ key }) => {
    await store.remove(key);
    await store.removeUpload(key);
  });
  jobs.define<{ key: string }>(BLANK, async ({ key }) => await store.blankUpload(key));
  jobs.define<{ key: string }>(CLEAR, async ({ key }) => {
    await store.removeUpload(key);
    // A server that was killed while it put the file into use left a stored file.
    if (await deleteNeverStored(database.read, key)) await store.remove(key);
  });
  jobs.define(SWEEP, async () => await deleteGrantsBefore(database.read, dayOf(clock.now())));
  jobs.schedule(SWEEP, '10 4 * * *');
  if (local === undefined) return;
  jobs.define(CLEAR_RECEIVED, async () => {
    await local.clearReceived(new Date(clock.now().getTime() - CLEAR_AFTER_MS));
  });
  jobs.schedule(CLEAR_RECEIVED, '40 4 * * *');
}
