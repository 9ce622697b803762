import { refuse } from '../../../errors/api-fault.ts';
import { dayOf } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { FileDeps } from '../file-deps.ts';
import { type FileOwner, folderOf } from '../file-key.ts';
import { addGrant } from '../file-store.ts';
import { type FileModule, storedExtension, uploadRule } from '../storage/upload-rules.ts';

/**
 * The uploads that one owner may make in a calendar day. We count when we permit an upload, because OSS doesn't notify
 * us of uploads.
 */
const A_DAY = { files: 200, bytes: 2 * 1024 ** 3 };

/** A file that somebody wants to upload. */
export interface WantedFile {
  module: FileModule;
  extension: string;
  size: number;
}

/** The stored type of a file. Refuses with FILE_TYPE_REFUSED and FILE_TOO_LARGE. */
export function typeOfWanted({ module, extension: sent, size }: WantedFile): {
  extension: string;
  contentType: string;
} {
  const extension = storedExtension(module, sent);
  const { contentType, maxBytes } = uploadRule(module, extension) ?? refuse('FILE_TYPE_REFUSED');
  if (size > maxBytes) return refuse('FILE_TOO_LARGE');
  return { extension, contentType };
}

/** The row of a file that isn't uploaded yet. */
interface NewFile {
  key: string;
  folder: string;
  content_type: string;
  bytes: number;
  granted_at: Date;
}

/**
 * Records a file with a new key in the owner's own folder. `insert` adds its row, or returns undefined when the key is
 * taken; it also schedules the removal of the upload. Refuses with FILES_TOO_MANY, and like `typeOfWanted`.
 */
export async function addNewFile<T>(
  { platform }: Pick<FileDeps, 'platform'>,
  owner: FileOwner,
  wanted: WantedFile,
  insert: (tx: Tx, file: NewFile) => Promise<T | undefined>,
): Promise<T> {
  const { cipher, clock, config, database, random } = platform;
  const { extension, contentType } = typeOfWanted(wanted);
  const { module, size } = wanted;
  const at = clock.now();
  const folder = folderOf(cipher, owner);
  // Count outside the transaction below: a refusal costs one statement, and a counted but unused upload does no harm.
  if (!(await addGrant(database.read, { folder, day: dayOf(at), size }, A_DAY)))
    return refuse('FILES_TOO_MANY');
  const start = `${config.files.prefix}/${module}/${folder}/${at.getTime()}`;
  return await database.transaction(async (tx) => {
    // Two uploads of the same millisecond may get the same four digits.
    for (;;) {
      const key = `${start}${random.digits(4)}.${extension}`;
      const added = await insert(tx, { key, folder, content_type: contentType, bytes: size, granted_at: at });
      if (added !== undefined) return added;
    }
  });
}
