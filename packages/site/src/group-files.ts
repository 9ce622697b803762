import { deviceStorage } from './entry-storage.ts';

/** The database with the unsent files of discussion groups. Its name is here, because a logout deletes it without its code. */
export const groupFilesDatabase = 'yayan-group-files';

/** The entry with the time of the newest file. */
export const newestGroupFile = 'groupFilesAt';

/** Deletes all unsent files of groups. Photos and videos of one person must not stay on a shared device. */
export const deleteGroupFiles = (): void => {
  deviceStorage.remove(newestGroupFile);
  try {
    globalThis.indexedDB?.deleteDatabase(groupFilesDatabase);
  } catch {
    // Blocked storage has stored nothing.
  }
};
