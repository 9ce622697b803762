import type { FileDeps } from '../file-deps.ts';
import { type FileOwner, folderOf } from '../file-key.ts';
import { insertFile } from '../file-store.ts';

/** Stores a picture that the server made, a WebP, in an owner's folder. It is in use from then on. Returns its key. */
export async function storePicture(
  { platform, store }: Pick<FileDeps, 'platform' | 'store'>,
  owner: FileOwner,
  module: 'group',
  content: Uint8Array,
): Promise<string> {
  const { clock, cipher, config, database, random } = platform;
  const at = clock.now();
  const folder = folderOf(cipher, owner);
  const stored = { content_type: 'image/webp', bytes: content.length, granted_at: at, stored_at: at };
  // Two files of the same millisecond may get the same four digits.
  for (;;) {
    const key = `${config.files.prefix}/${module}/${folder}/${at.getTime()}${random.digits(4)}.webp`;
    if (!(await insertFile(database.read, { key, folder, ...stored }))) continue;
    await store.keep(key, content, 'image/webp');
    return key;
  }
}
