import { refuse } from '../../../errors/api-fault.ts';
import type { FileDeps } from '../file-deps.ts';
import { type FileOwner, folderOf } from '../file-key.ts';
import { deleteFile } from '../file-store.ts';
import { sendRemoval } from '../jobs.ts';
import { readWhole } from '../storage/read-whole.ts';
import { makeThumbnail } from '../upload/picture.ts';
import { storePicture } from './store-picture.ts';
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
  { platform, store }: Pick<FileDeps, 'platform' | 'store'>,
  owner: FileOwner,
  module: 'group',
  picture: string,
): Promise<Thumbnail> {
  const content = (await readWhole(store, picture)) ?? refuse('NOT_FOUND');
  const made =
    (await makeThumbnail(content, folderOf(platform.cipher, owner))) ?? refuse('FILE_TYPE_REFUSED');
  const key = await storePicture({ platform, store }, owner, module, made.content);
  return { key, width: made.width, height: made.height };
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
