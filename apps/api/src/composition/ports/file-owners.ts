import { findUnownedPictures } from '../../modules/feedback/module.ts';
import { findVideosOfNoCourse } from '../../modules/community/module.ts';
import { findVideosOfNoContent } from '../../modules/content/module.ts';
import type { FileOwners, FindUnowned } from '../../modules/file/api.ts';
import { findUnownedFiles } from '../../modules/group/module.ts';
import { findUnownedAnswerFiles } from '../../modules/survey/module.ts';
import { findUnownedPhotos } from '../../modules/task/module.ts';

/**
 * For modules whose uploads have no owner: an avatar is a new file made from the upload, or no call accepts such
 * uploads.
 */
const none: FindUnowned = (_db, keys) => Promise.resolve(keys);

/** For each module, the function of the area that finds uploads without an owner. */
export const fileOwners: FileOwners = {
  avatar: none,
  claim: none,
  cooperate: none,
  course: async (db, keys) => {
    const ofNoCourse = await findVideosOfNoCourse(db, keys);
    return ofNoCourse.length === 0 ? [] : await findVideosOfNoContent(db, ofNoCourse);
  },
  feedback: findUnownedPictures,
  group: findUnownedFiles,
  task: async (db, keys) => {
    const inNoAnswer = await findUnownedAnswerFiles(db, keys);
    return inNoAnswer.length === 0 ? [] : await findUnownedPhotos(db, inNoAnswer);
  },
};
