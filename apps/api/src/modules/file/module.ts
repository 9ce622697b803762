import type { UploadModule } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';
import { createFiles, pictureUrl } from './files.ts';
import { fileHandlers } from './handlers.ts';
import { definePictureSweep } from './pictures/unnamed-pictures.ts';
import type { FindUnowned } from './find-unowned.ts';
import { defineUnownedSweep, type FileOwners } from './unowned-files.ts';
import { takePicture } from './upload/take-file.ts';

/**
 * Uploads and stored files. Defines the area's jobs. `owners` find the uploads that are not used any more, and `findUnnamed` the
 * pictures of operators that nothing names.
 */
export function createFile(
  platform: Platform,
  { owners, findUnnamed }: { owners: FileOwners; findUnnamed: FindUnowned },
) {
  const files = createFiles(platform);
  defineUnownedSweep(files, owners);
  definePictureSweep(files, findUnnamed);
  return {
    files,
    handlers: fileHandlers(files),
    /** Puts the member's own picture into use. Refuses with NOT_FOUND if it isn't theirs. */
    takePicture: (module: UploadModule) => async (memberId: string, key: string) =>
      await takePicture(files, { kind: 'member', memberId }, { key, module }),
    pictureUrl: (key: string): string => pictureUrl(files, key),
  };
}

export { folderOf, readFileKey } from './file-key.ts';
export { fileRoutes } from './file-routes.ts';
export { addressOfFile, fileData, openFiles, pictureUrl, removeFiles } from './files.ts';
export { giveFile } from './give-file.ts';
export { missingFiles } from './file-store.ts';
export { selectFacts as cameraFactsOf } from './photo-facts/facts-store.ts';
export { alikePictures } from './photo-facts/hash-picture.ts';
export { addContentPicture } from './pictures/content-pictures.ts';
export { removeAvatar, takeAvatar } from './pictures/avatars.ts';
export { storePicture } from './pictures/store-picture.ts';
export { addThumbnail, discardThumbnail, removeStoredFiles } from './pictures/thumbnails.ts';
export { filesAreStored } from './reconcile-files.ts';
export { addressSigning } from './storage/address-signing.ts';
export { filesAreOwned } from './unowned-files.ts';
export { PostRefusal } from './upload/post-refusal.ts';
export { takeFile } from './upload/take-file.ts';
export { continueUpload } from './upload/continue-upload.ts';
export { continueCourseVideo, courseVideoUrl, watchCourseVideo } from './upload/course-videos.ts';
export { getUploadPolicy } from './upload/upload-policy.ts';
export { isImage } from './storage/upload-rules.ts';
