import type { Call } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileDeps } from '../../file/api.ts';
import { removeAvatar, takeAvatar } from '../../file/module.ts';
import { updateAvatar } from '../profile-store.ts';

export interface AvatarDeps {
  platform: Pick<Platform, 'database' | 'clock'>;
  files: FileDeps;
}

/**
 * Makes an uploaded picture the member's avatar and removes the old one. Repeating it changes nothing. Refuses with NOT_FOUND if it isn't their own,
 * and with FILE_TYPE_REFUSED if it isn't a picture.
 */
export async function changeAvatar(
  { platform: { database, clock }, files }: AvatarDeps,
  { caller: { memberId }, body: { key } }: Call<'changeAvatar'>,
): Promise<{ avatar: string }> {
  const avatar = await takeAvatar(files, { kind: 'member', memberId }, key);
  await database.transaction(async (tx) => {
    const before = await updateAvatar(tx, memberId, avatar, clock.now());
    // A repeated call sets the same avatar again.
    if (before !== avatar) await removeAvatar(files, tx, before);
  });
  return { avatar };
}
