import type { DataOf } from '@yayan/contract';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileOwner, folderOf, PUBLIC_MODULE, readFileKey } from './file-key.ts';
import { defineFileJobs, sendRemoval } from './jobs.ts';
import type { FileDeps } from './file-deps.ts';
import { type DiskStorage, diskStorage } from './storage/disk-storage.ts';
import { ossStorage } from './storage/oss-storage.ts';
import { deleteFile, selectFiles } from './file-store.ts';
import type { CameraFacts } from './photo-facts/camera-facts.ts';
import { selectFacts } from './photo-facts/facts-store.ts';
import { storageAccount } from './storage/storage-account.ts';
import { takeFile } from './upload/take-file.ts';
import { isImage } from './storage/upload-rules.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** The functions of the file area for other areas. */
export interface Files extends FileDeps {
  /** The API's own store; undefined if a bucket is configured. */
  readonly local: DiskStorage | undefined;
}

const READ_SECONDS = 3600;
const SAME_ADDRESS_MS = 600_000;

/** Makes the file area and defines its jobs. */
export function createFiles(platform: Platform): Files {
  const files = openFiles(platform);
  defineFileJobs(files);
  return files;
}

/** The file area without its jobs, for commands. */
export function openFiles(platform: Platform): Files {
  const account = storageAccount(platform);
  const { oss } = platform.config.files;
  const local = oss ? undefined : diskStorage(platform, account);
  return { platform, account, local, store: local ?? ossStorage(platform, oss ?? never(), account) };
}

/**
 * A signed address of one of the caller's files, for a limited time (rule 11.4). Puts the file into use if it wasn't.
 * Refuses all other addresses with FORBIDDEN (another owner, host, scheme or spelling), and files never uploaded with
 * NOT_FOUND.
 */
export async function signFileUrl(
  deps: FileDeps,
  owner: FileOwner,
  url: string,
): Promise<DataOf<'signFileUrl'>> {
  const { platform, store } = deps;
  const base = store.addressOf('');
  const key = url.startsWith(base) ? url.slice(base.length) : '';
  const { module, folder } = readFileKey(key) ?? refuse('FORBIDDEN');
  if (folder !== folderOf(platform.cipher, owner) || module === PUBLIC_MODULE) return refuse('FORBIDDEN');
  const { contentType } = await takeFile(deps, owner, key);
  const at = platform.clock.now();
  return {
    url: store.signedUrl(key, { at, seconds: READ_SECONDS, attachment: !isImage(contentType) }),
    expiresAt: new Date((Math.floor(at.getTime() / 1000) + READ_SECONDS) * 1000).toISOString(),
  };
}

/**
 * A signed address of a stored picture. The caller has checked that the reader may see it (rule 11.4). It is the same for ten
 * minutes, so that a browser doesn't load a picture again that it has.
 */
export const pictureUrl = ({ platform, store }: FileDeps, key: string): string => {
  const now = platform.clock.now().getTime();
  const at = new Date(now - (now % SAME_ADDRESS_MS));
  return store.signedUrl(key, { at, seconds: READ_SECONDS, attachment: false });
};

/** A signed address of a stored file, for some seconds. The caller has checked that the reader may see it (rule 11.4). */
export const addressOfFile = (
  { platform, store }: FileDeps,
  { key, contentType, seconds }: { key: string; contentType: string; seconds: number },
): string => store.signedUrl(key, { at: platform.clock.now(), seconds, attachment: !isImage(contentType) });

/** An uploaded file in the export of its owner's data. `camera` is what is stored of a photo for a task. */
interface FileData {
  key: string;
  contentType: string;
  uploadedAt: Date;
  url: string | null;
  camera: CameraFacts | null;
}

/** An owner's uploaded files with signed addresses, for the export of their data. */
export async function fileData(
  { platform, store }: FileDeps,
  db: Connection,
  owner: FileOwner,
): Promise<FileData[]> {
  const at = platform.clock.now();
  const rows = await selectFiles(db, folderOf(platform.cipher, owner));
  const facts = await selectFacts(
    db,
    rows.map(({ key }) => key),
  );
  return rows.map(({ key, content_type: contentType, granted_at: uploadedAt, stored_at: storedAt }) => ({
    camera: facts.get(key) ?? null,
    key,
    contentType,
    uploadedAt,
    url: storedAt && store.signedUrl(key, { at, seconds: READ_SECONDS, attachment: !isImage(contentType) }),
  }));
}

/** Removes all uploads of an owner: the rows in this transaction, the stored files by jobs after the commit. */
export async function removeFiles({ platform }: FileDeps, tx: Tx, owner: FileOwner): Promise<void> {
  for (const { key } of await selectFiles(tx, folderOf(platform.cipher, owner))) {
    await deleteFile(tx, key);
    await sendRemoval(platform, tx, key);
  }
}

function never(): never {
  throw new Error('Without a bucket there is the store of its own');
}
