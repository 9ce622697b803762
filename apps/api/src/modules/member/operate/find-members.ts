import type { Platform } from '../../../platform/platform.ts';
import { membersOfMobiles, ownerOfCode } from '../../identity/module.ts';
import { nicknameKey } from '../profile/nickname.ts';
import { selectByNickname } from './operate-store.ts';

const MOST_FOUND = 20;

/** The ids of members with this mobile, this member code, or a nickname that begins so; at most 20. */
export async function findMemberIds(
  { database: { read }, cipher }: Platform,
  typed: string,
): Promise<string[]> {
  const find = typed.trim();
  if (/^1[3-9]\d{9}$/.test(find))
    return [...(await membersOfMobiles(read, [cipher.blindIndex(find)])).values()];
  const owner = /^ya[0-9a-z]{6}$/i.test(find) ? await ownerOfCode(read, find) : undefined;
  return owner ? [owner.memberId] : await selectByNickname(read, nicknameKey(find), MOST_FOUND);
}
