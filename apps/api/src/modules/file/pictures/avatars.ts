import { refuse } from '../../../errors/api-fault.ts';
import { avatarKeyOf, type FileOwner, folderOf, PUBLIC_MODULE, readFileKey } from '../file-key.ts';
import { sendBlank, sendRemoval } from '../jobs.ts';
import type { FileDeps } from '../file-deps.ts';
import { makeAvatar } from '../upload/picture.ts';
import { deleteFile, insertFile, selectFile } from '../file-store.ts';
import { checkedUpload, findOwn, refuseType } from '../upload/take-file.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const AVATAR_TYPE = 'image/webp';

/**
 * Makes an avatar from a picture that the member uploaded, and returns its public address. The upload itself is
 * removed; a repeated call returns the same address while the avatar is in use (rule 1.9). Refuses with NOT_FOUND a key
 * that is not in their own avatar folder or has no file, and with FILE_TYPE_REFUSED.
 */
export async function takeAvatar(deps: FileDeps, owner: FileOwner, key: string): Promise<string> {
  const { platform, store } = deps;
  const { clock, cipher, config, database } = platform;
  const folder = folderOf(cipher, owner);
  const kept = avatarKeyOf(cipher, key) ?? refuse('NOT_FOUND');
  const address = `${config.files.url}/${kept}`;
  const isKept = async () => (await selectFile(database.read, kept))?.folder === folder;
  if (await isKept()) return address;
  const own = await findOwn(deps, owner, key);
  if (own.module !== 'avatar') return refuse('NOT_FOUND');
  await checkedUpload(deps, own);
  const sent = (await store.readUpload(key, own.maxBytes)) ?? refuse('NOT_FOUND');
  const avatar = (await makeAvatar(sent, own.key.folder)) ?? (await refuseType(deps, key));
  const at = clock.now();
  await store.keep(kept, avatar, AVATAR_TYPE);
  const isMine = await database.transaction(async (tx) => {
    if (!(await deleteFile(tx, key))) return false;
    await sendBlank(platform, tx, key);
    const stored = { granted_at: at, stored_at: at, bytes: avatar.length };
    await insertFile(tx, { key: kept, folder, content_type: AVATAR_TYPE, ...stored });
    return true;
  });
  // A parallel call made the same avatar first.
  if (isMine || (await isKept())) return address;
  await store.remove(kept);
  return refuse('NOT_FOUND');
}

/** Removes an avatar that is no longer used, if the transaction commits. Other addresses are ignored. */
export async function removeAvatar({ platform }: FileDeps, tx: Tx, address: string | null): Promise<void> {
  const key = address?.slice(platform.config.files.url.length + 1) ?? '';
  if (readFileKey(key)?.module !== PUBLIC_MODULE) return;
  await deleteFile(tx, key);
  await sendRemoval(platform, tx, key);
}
