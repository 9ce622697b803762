import { groupFilesDatabase } from '@yayan/site';

/** Deletes the unsent files of earlier tests, which would come back in their places and be counted. */
export const withoutGroupFiles = async (): Promise<void> => {
  const deleted = indexedDB.deleteDatabase(groupFilesDatabase);
  await new Promise((resolve) => deleted.addEventListener('success', resolve));
};
