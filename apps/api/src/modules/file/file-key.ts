import type { Caller } from '../../call/caller.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';

/** `<prefix>/<module>/<folder>/<milliseconds><4 digits>.<extension>` */
const KEY = /^([a-z]{1,16})\/([a-z]{1,16})\/([a-z0-9]{26})\/(\d{17})\.([a-z0-9]{1,8})$/;
const FOLDER_CHARACTERS = 26;
/** The module of public files. Nothing is uploaded to it. */
export const PUBLIC_MODULE = 'public';

/** The owner of files: a member, or a respondent in one discussion group. */
export type FileOwner =
  | Pick<Extract<Caller, { kind: 'member' }>, 'kind' | 'memberId'>
  | Pick<Extract<Caller, { kind: 'group' }>, 'kind' | 'groupMemberId'>;

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

/** The owner's folder. It never changes, and other people can't guess it from the data they know. */
export function folderOf(cipher: Pick<Cipher, 'blindIndex'>, owner: FileOwner): string {
  const name = owner.kind === 'member' ? `member:${owner.memberId}` : `group:${owner.groupMemberId}`;
  const index = Buffer.from(cipher.blindIndex(`files:${name}`), 'base64url').toString('hex');
  return index.slice(0, FOLDER_CHARACTERS);
}
