import type { Platform } from '../../../platform/platform.ts';
import type { FileDeps } from '../../file/file-deps.ts';
import { removeAvatar, takeAvatar } from '../../file/pictures/avatars.ts';
import { updateAvatar } from './profile-store.ts';

export interface AvatarDeps {
  platform: Pick<Platform, 'database' | 'clock'>;
  files: FileDeps;
}

/**
 * Shows a picture that the member uploaded as their avatar, made anew; the one before is removed. Refuses with NOT_FOUND
 * what is not their own, and with FILE_TYPE_REFUSED what is no picture.
 */
export async function changeAvatar(
  { platform: { database, clock }, files }: AvatarDeps,
  memberId: string,
  key: string,
): Promise<{ avatar: string }> {
  const avatar = await takeAvatar(files, { kind: 'member', memberId }, key);
  await database.transaction(async (tx) => {
    const before = await updateAvatar(tx, memberId, avatar, clock.now());
    await removeAvatar(files, tx, before);
  });
  return { avatar };
}
