import { refuse } from '../../../errors/api-fault.ts';
import type { FileDeps } from '../file-deps.ts';
import { contentPictureKey, readFileKey } from '../file-key.ts';
import { insertFile } from '../file-store.ts';
import { noteContentPicture } from './content-picture-store.ts';
import { makeContentPicture } from '../upload/picture.ts';

const TYPE = 'image/webp';

/**
 * Stores a picture of an operator for content that everybody reads, encoded again (rule 11.8), and returns its public address.
 * The same picture gives the same address. Refuses with FILE_TYPE_REFUSED what isn't a picture that we take.
 */
export async function addContentPicture(
  { platform, store }: FileDeps,
  picture: Uint8Array,
  by: string,
): Promise<{ address: string; width: number; height: number; bytes: number }> {
  const { cipher, clock, config, database } = platform;
  const made = (await makeContentPicture(picture, `operator:${by}`)) ?? refuse('FILE_TYPE_REFUSED');
  const { content, width, height } = made;
  const key = contentPictureKey({ cipher, prefix: config.files.prefix }, content);
  const at = clock.now();
  // Before the file, so that a killed server leaves nothing that the sweep doesn't know.
  await noteContentPicture(database.read, key, at);
  await store.keep(key, content, TYPE);
  await insertFile(database.read, {
    key,
    folder: readFileKey(key)?.folder ?? '',
    content_type: TYPE,
    granted_at: at,
    stored_at: at,
    bytes: content.length,
  });
  return { address: `${config.files.url}/${key}`, width, height, bytes: content.length };
}
