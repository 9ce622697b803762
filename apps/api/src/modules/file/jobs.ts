import { dayOf } from '../../platform/calendar.ts';
import { workThrough } from '../../platform/jobs/work-through.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  CHORE_KINDS,
  type ChoreKind,
  deleteChore,
  type FileChore,
  insertChore,
  type OverdueChore,
  selectOverdueChores,
} from './chore-store.ts';
import type { FileDeps } from './file-deps.ts';
import { hashPicture } from './photo-facts/hash-picture.ts';
import { deleteGrantsBefore, deleteNeverStored, selectFile } from './file-store.ts';
import type { DiskStorage } from './storage/disk-storage.ts';
import type { Tx } from '../../platform/database/tx.ts';

const SWEEP = 'file.sweep-grants';
const CLEAR_RECEIVED = 'file.clear-received';
const CHORES_SWEEP = 'file.sweep-chores';
const CLEAR_AFTER_MS = 24 * 3_600_000;
/** A chore that waits for longer than this has no living job, or one that fails. */
const OVERDUE_MS = 15 * 60_000;

/** The job of each kind of chore. */
const JOBS = {
  remove: 'file.remove',
  blank: 'file.blank-upload',
  clear: 'file.clear-upload',
  hash: 'file.hash-picture',
} as const satisfies Record<ChoreKind, string>;

type Sender = Pick<Platform, 'jobs' | 'clock'>;

const send = async (
  { jobs }: Sender,
  tx: Tx,
  { key, kind, dueAt }: FileChore & { dueAt: Date },
  startAfter?: Date,
): Promise<void> => {
  await insertChore(tx, { key, kind, dueAt });
  await jobs.sendIn(tx, JOBS[kind], { key }, startAfter && { startAfter });
};

/** Removes a file from the store after the transaction commits. It is tried until it succeeds (rule 8.8). */
export const sendRemoval = async (sender: Sender, tx: Tx, key: string): Promise<void> =>
  await send(sender, tx, { key, kind: 'remove', dueAt: sender.clock.now() });

/** Empties an upload as soon as it isn't needed, because it may contain the place where a picture was taken. */
export const sendBlank = async (sender: Sender, tx: Tx, key: string): Promise<void> =>
  await send(sender, tx, { key, kind: 'blank', dueAt: sender.clock.now() });

/** Computes how a photo looks, to find the same one in another submission. */
export const sendHashing = async (sender: Sender, tx: Tx, key: string): Promise<void> =>
  await send(sender, tx, { key, kind: 'hash', dueAt: sender.clock.now() });

/** Removes an upload a day after its form was issued at `at`, whether or not it was used. */
export const sendClearing = async (sender: Sender, tx: Tx, key: string, at: Date): Promise<void> => {
  const dueAt = new Date(at.getTime() + CLEAR_AFTER_MS);
  await send(sender, tx, { key, kind: 'clear', dueAt }, dueAt);
};

/** The jobs that change storage; they retry when it can't be reached. */
export function defineFileJobs({
  platform: { jobs, database, clock },
  store,
  local,
}: FileDeps & { local: Pick<DiskStorage, 'clearReceived'> | undefined }): void {
  const work: Record<ChoreKind, (key: string) => Promise<void>> = {
    remove: async (key) => {
      // The same picture of content was added again.
      if ((await selectFile(database.read, key)) !== undefined) return;
      await store.remove(key);
      await store.removeUpload(key);
    },
    blank: async (key) => await store.blankUpload(key),
    hash: async (key) => await hashPicture({ database, store }, key),
    clear: async (key) => {
      await store.removeUpload(key);
      // A server that was killed while it put the file into use left a stored file.
      if (await deleteNeverStored(database.read, key)) await store.remove(key);
    },
  };
  const carryOut = async ({ key, kind }: FileChore): Promise<void> => {
    await work[kind](key);
    await deleteChore(database.read, { key, kind });
  };
  for (const kind of CHORE_KINDS)
    jobs.define<{ key: string }>(JOBS[kind], async ({ key }) => await carryOut({ key, kind }));
  jobs.define(CHORES_SWEEP, async (_data, { signal }) => {
    const before = new Date(clock.now().getTime() - OVERDUE_MS);
    await workThrough<OverdueChore>({
      read: (after, limit) => selectOverdueChores(database.read, { before, after, limit }),
      work: carryOut,
      signal,
    });
  });
  jobs.schedule(CHORES_SWEEP, '*/10 * * * *');
  jobs.define(SWEEP, async () => await deleteGrantsBefore(database.read, dayOf(clock.now())));
  jobs.schedule(SWEEP, '10 4 * * *');
  if (local === undefined) return;
  jobs.define(CLEAR_RECEIVED, async () => {
    await local.clearReceived(new Date(clock.now().getTime() - CLEAR_AFTER_MS));
  });
  jobs.schedule(CLEAR_RECEIVED, '40 4 * * *');
}
