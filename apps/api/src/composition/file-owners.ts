import { findUnownedPictures } from '../modules/feedback/module.ts';
import type { FileOwners, FindUnowned } from '../modules/file/api.ts';
import { findUnownedFiles } from '../modules/group/module.ts';
import { findUnownedPhotos } from '../modules/task/module.ts';

/** Nothing keeps an upload of this kind: an avatar is made of it, or nothing asks for it. */
const none: FindUnowned = (_db, keys) => Promise.resolve(keys);

/** Which area knows, for the uploads of each module, what has them. */
export const fileOwners: FileOwners = {
  avatar: none,
  claim: none,
  cooperate: none,
  feedback: findUnownedPictures,
  group: findUnownedFiles,
  task: findUnownedPhotos,
};
