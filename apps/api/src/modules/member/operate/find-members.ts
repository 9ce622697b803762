import type { Platform } from '../../../platform/platform.ts';
import { membersOfMobiles, ownerOfCode } from '../../identity/module.ts';
import { nicknameKey } from '../profile/nickname.ts';
import { type FoundMember, selectByNickname, selectFoundMember } from './operate-store.ts';

const MOST_FOUND = 20;

async function idsOf({ database: { read }, cipher }: Platform, find: string): Promise<string[]> {
  if (/^1[3-9]\d{9}$/.test(find))
    return [...(await membersOfMobiles(read, [cipher.blindIndex(find)])).values()];
  const owner = /^ya[0-9a-z]{6}$/i.test(find) ? await ownerOfCode(read, find) : undefined;
  return owner ? [owner.memberId] : await selectByNickname(read, nicknameKey(find), MOST_FOUND);
}

/** Members with this mobile, this member code, or a nickname that begins so; at most 20. */
export async function findForOperator(platform: Platform, find: string): Promise<FoundMember[]> {
  const ids = await idsOf(platform, find.trim());
  const found = await Promise.all(ids.map((id) => selectFoundMember(platform.database.read, id)));
  return found.filter((each) => each !== undefined);
}
