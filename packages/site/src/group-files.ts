import { deviceStorage } from './entry-storage.ts';

/** The database with the unsent files of discussion groups. Its name is here, because a logout deletes it without its code. */
export const groupFilesDatabase = 'yayan-group-files';

/** How long unsent files of a group stay on a device. */
export const groupFilesKeptMs = 7 * 24 * 3_600_000;

const newestEntry = 'groupFilesAt';
const ownerEntry = 'groupFilesOwner';

/** Notes when the newest file was stored. */
export const noteGroupFile = (at: number): void => void deviceStorage.write(newestEntry, String(at));

/** Deletes all unsent files of groups. Photos and videos of one person must not stay on a shared device. */
export const deleteGroupFiles = (): void => {
  deviceStorage.remove(newestEntry);
  try {
    globalThis.indexedDB?.deleteDatabase(groupFilesDatabase);
  } catch {
    // Blocked storage has stored nothing.
  }
};

/** Deletes the files of another member, and those that nobody has sent for a week. */
export const settleGroupFiles = (signedIn: string | undefined, now = Date.now()): void => {
  const [owner, newest] = [deviceStorage.read(ownerEntry), deviceStorage.read(newestEntry)];
  const isOthers = signedIn !== undefined && owner !== undefined && owner !== signedIn;
  if (isOthers || (newest !== undefined && now - Number(newest) >= groupFilesKeptMs)) deleteGroupFiles();
  if (signedIn !== undefined) deviceStorage.write(ownerEntry, signedIn);
};
