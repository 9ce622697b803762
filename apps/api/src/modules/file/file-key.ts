import { createHash } from 'node:crypto';
import type { Caller } from '../../call/caller.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';

/** `<prefix>/<module>/<folder>/<milliseconds><4 digits>.<extension>` */
const KEY = /^([a-z]{1,16})\/([a-z]{1,16})\/([a-z0-9]{26})\/(\d{17})\.([a-z0-9]{1,8})$/;
const FOLDER_CHARACTERS = 26;
/** The module of public files. Nothing is uploaded to it. */
export const PUBLIC_MODULE = 'public';

/** The owner of files: a member, a respondent in one discussion group, or an operator. */
export type FileOwner =
  | Pick<Extract<Caller, { kind: 'member' }>, 'kind' | 'memberId'>
  | Pick<Extract<Caller, { kind: 'group' }>, 'kind' | 'groupMemberId'>
  | { kind: 'operator'; operatorId: string };

export interface FileKey {
  prefix: string;
  module: string;
  folder: string;
  extension: string;
}

/** The parts of a key; undefined if the text isn't a key. */
export function readFileKey(key: string): FileKey | undefined {
  const [, prefix, module, folder, , extension] = KEY.exec(key) ?? [];
  if (!prefix || !module || !folder || !extension) return undefined;
  return { prefix, module, folder, extension };
}

/**
 * The key of the avatar that is made from an upload; undefined if the upload's key isn't one. The same upload always
 * gives the same key, so that a repeated call finds its avatar. It doesn't reveal the upload or its owner.
 */
export function avatarKeyOf(cipher: Pick<Cipher, 'blindIndex'>, upload: string): string | undefined {
  const [, prefix, , , number] = KEY.exec(upload) ?? [];
  if (prefix === undefined || number === undefined) return undefined;
  return `${prefix}/${PUBLIC_MODULE}/${shortIndex(cipher, `avatar:${upload}`)}/${number}.webp`;
}

/**
 * The key of a public picture of content. The same picture always gives the same key. Nobody guesses it before the picture is
 * published.
 */
export function contentPictureKey(
  { cipher, prefix }: { cipher: Pick<Cipher, 'blindIndex'>; prefix: string },
  content: Uint8Array,
): string {
  const hash = createHash('sha256').update(content).digest();
  const number = (hash.readBigUInt64BE() % 10n ** 17n).toString().padStart(17, '0');
  return `${prefix}/${PUBLIC_MODULE}/${shortIndex(cipher, `content:${hash.toString('hex')}`)}/${number}.webp`;
}

/** The owner's folder. It never changes, and other people can't guess it from the data they know. */
export function folderOf(cipher: Pick<Cipher, 'blindIndex'>, owner: FileOwner): string {
  return shortIndex(cipher, `files:${nameOf(owner)}`);
}

function nameOf(owner: FileOwner): string {
  if (owner.kind === 'operator') return `operator:${owner.operatorId}`;
  return owner.kind === 'member' ? `member:${owner.memberId}` : `group:${owner.groupMemberId}`;
}

const shortIndex = (cipher: Pick<Cipher, 'blindIndex'>, text: string): string =>
  Buffer.from(cipher.blindIndex(text), 'base64url').toString('hex').slice(0, FOLDER_CHARACTERS);
