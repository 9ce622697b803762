import type { DataOf } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileOwner, folderOf, PUBLIC_MODULE, readFileKey } from './file-key.ts';
import type { FileParts } from './file-parts.ts';
import { type LocalStore, localStore } from './local-store.ts';
import { ossStore } from './oss-store.ts';
import { makeAvatar } from './picture.ts';
import { deleteFile, keysIn } from './store.ts';
import { storeAccount } from './store-account.ts';
import { isImage, uploadRule } from './upload-rules.ts';

/** Uploaded files: what other areas take them over with. */
export interface Files extends FileParts {
  /** The API's own store; undefined where a bucket is configured. */
  readonly local: LocalStore | undefined;
}

const READ_SECONDS = 3600;
const PICTURE_BYTES = 10 * 1024 * 1024;

/** Makes the file area. */
export function createFiles(platform: Platform): Files {
  const account = storeAccount(platform);
  const { oss } = platform.config.files;
  const local = oss ? undefined : localStore(platform, account);
  return { platform, account, local, store: local ?? ossStore(platform, oss ?? never(), account) };
}

/**
 * A time-limited address of one of the caller's own files. Refuses with FORBIDDEN every other address: of another
 * owner, host, scheme or spelling.
 */
export async function signFileUrl(
  { platform, store }: FileParts,
  owner: FileOwner,
  url: string,
): Promise<DataOf<'signFileUrl'>> {
  const base = store.addressOf('');
  const key = url.startsWith(base) ? url.slice(base.length) : '';
  const { module, folder, extension } = readFileKey(key) ?? refuse('FORBIDDEN');
  if (folder !== folderOf(platform.cipher, owner)) return refuse('FORBIDDEN');
  const at = platform.clock.now();
  const rule = uploadRule(moduleOf(module), extension) ?? refuse('FORBIDDEN');
  const attachment = !isImage(rule.contentType);
  return {
    url: store.signedUrl(key, { at, seconds: READ_SECONDS, attachment }),
    expiresAt: new Date((Math.floor(at.getTime() / 1000) + READ_SECONDS) * 1000).toISOString(),
  };
}

/**
 * Makes an avatar of a picture that the member uploaded and answers its public address; the upload itself is removed.
 * Refuses with NOT_FOUND a key that is not in their own avatar folder or has no file, and with FILE_TYPE_REFUSED.
 */
export async function takeAvatar(
  { platform, store }: FileParts,
  owner: FileOwner,
  key: string,
): Promise<string> {
  const { cipher, clock, config, database, random } = platform;
  const parts = readFileKey(key) ?? refuse('NOT_FOUND');
  const folder = folderOf(cipher, owner);
  if (parts.module !== 'avatar' || parts.folder !== folder || parts.prefix !== config.files.prefix)
    return refuse('NOT_FOUND');
  const picture = (await store.read(key, PICTURE_BYTES)) ?? refuse('NOT_FOUND');
  const avatar = (await makeAvatar(picture)) ?? refuse('FILE_TYPE_REFUSED');
  const place = Buffer.from(random.bytes(13)).toString('hex');
  const name = `${clock.now().getTime()}${random.digits(4)}.webp`;
  const kept = `${config.files.prefix}/${PUBLIC_MODULE}/${place}/${name}`;
  await store.write(kept, avatar, 'image/webp');
  await store.remove(key);
  await deleteFile(database.read, key);
  return `${config.files.url}/${kept}`;
}

/** Removes an avatar that nobody shows any more; anything else is left alone. */
export async function removeAvatar({ platform, store }: FileParts, address: string | null): Promise<void> {
  const key = address?.slice(platform.config.files.url.length + 1) ?? '';
  if (readFileKey(key)?.module === PUBLIC_MODULE) await store.remove(key);
}

/** What an owner has uploaded, for the export of their data. */
export async function fileKeys(platform: Platform, db: Connection, owner: FileOwner): Promise<string[]> {
  return await keysIn(db, folderOf(platform.cipher, owner));
}

/** Removes everything an owner has uploaded. May be repeated. */
export async function removeFiles({ platform, store }: FileParts, owner: FileOwner): Promise<void> {
  const { read } = platform.database;
  for (const key of await keysIn(read, folderOf(platform.cipher, owner))) {
    await store.remove(key);
    await deleteFile(read, key);
  }
}

const MODULES = ['avatar', 'feedback', 'task', 'group', 'claim', 'cooperate'] as const;
const moduleOf = (name: string): (typeof MODULES)[number] =>
  MODULES.find((module) => module === name) ?? refuse('FORBIDDEN');

function never(): never {
  throw new Error('Without a bucket there is the store of its own');
}
