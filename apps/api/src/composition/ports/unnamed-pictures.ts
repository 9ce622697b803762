import { findPicturesOfNoContent } from '../../modules/content/module.ts';
import { findPicturesOfNoBenefit } from '../../modules/exchange/module.ts';
import type { FindUnowned } from '../../modules/file/api.ts';
import { findPicturesOfNoPopup } from '../../modules/message/module.ts';
import { findPicturesOfNoSurvey } from '../../modules/survey/module.ts';
import { findPicturesOfNoTask } from '../../modules/task/module.ts';
import type { Platform } from '../../platform/platform.ts';

/** Finds the pictures of operators that no content, benefit, order, task or questionnaire names (rule 11.8). */
export const unnamedPictures =
  ({ config }: Pick<Platform, 'config'>): FindUnowned =>
  async (db, keys) => {
    if (keys.length === 0) return [];
    const ofNoContent = await findPicturesOfNoContent(db, keys);
    const ofNoPopup = await findPicturesOfNoPopup(db, ofNoContent);
    const ofNoBenefit = await findPicturesOfNoBenefit(db, ofNoPopup, config.files.url);
    const ofNoTask = await findPicturesOfNoTask(db, ofNoBenefit);
    return await findPicturesOfNoSurvey(db, ofNoTask);
  };
