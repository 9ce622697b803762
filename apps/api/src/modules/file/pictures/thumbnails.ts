import { refuse } from '../../../errors/api-fault.ts';
import type { FileDeps } from '../file-deps.ts';
import { type FileOwner, folderOf } from '../file-key.ts';
import { deleteFile, insertFile } from '../file-store.ts';
import { sendRemoval } from '../jobs.ts';
import { readWhole } from '../storage/read-whole.ts';
import { makeThumbnail } from '../upload/picture.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A small copy of a picture, and the size of the picture itself in pixels. */
export interface Thumbnail {
  key: string;
  width: number;
  height: number;
}

/**
 * Makes a small copy of one of the owner's pictures, which `takeFile` has put into use. The copy is stored in the same
 * folder. Refuses with NOT_FOUND if the picture was deleted.
 */
export async function addThumbnail(
  { platform, store }: FileDeps,
  owner: FileOwner,
  module: 'group',
  picture: string,
): Promise<Thumbnail> {
  const { clock, cipher, config, database, random } = platform;
  const content = (await readWhole(store, picture)) ?? refuse('NOT_FOUND');
  const made = (await makeThumbnail(content, folderOf(cipher, owner))) ?? refuse('FILE_TYPE_REFUSED');
  const at = clock.now();
  const folder = folderOf(cipher, owner);
  const stored = { content_type: 'image/webp', bytes: made.content.length, granted_at: at, stored_at: at };
  // Two files of the same millisecond may get the same four digits.
  for (;;) {
    const key = `${config.files.prefix}/${module}/${folder}/${at.getTime()}${random.digits(4)}.webp`;
    if (!(await insertFile(database.read, { key, folder, ...stored }))) continue;
    await store.keep(key, made.content, 'image/webp');
    return { key, width: made.width, height: made.height };
  }
}

/** Deletes a thumbnail that nobody uses, because a parallel call made another one of the same picture. */
export async function discardThumbnail(
  { platform, store }: Pick<FileDeps, 'platform' | 'store'>,
  key: string,
): Promise<void> {
  await deleteFile(platform.database.read, key);
  await store.remove(key);
}

/** Deletes files: their rows in this transaction, the stored files after the commit. */
export async function removeStoredFiles(
  { platform }: Pick<FileDeps, 'platform'>,
  tx: Tx,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await deleteFile(tx, key);
    await sendRemoval(platform, tx, key);
  }
}
