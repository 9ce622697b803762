import { CampaignFace } from '@yayan/contract';
import { campaignFacePages } from '@yayan/contract/pages';
import type { SharedPage } from '../http/share-card-route.ts';
import { sharedCampaign } from '../modules/campaign/module.ts';
import { sharedArticle, sharedCourse, TEXT_ID } from '../modules/community/module.ts';
import type { Platform } from '../platform/platform.ts';

type Texts = Omit<SharedPage, 'path'>;

/** The pages of one object, by the path before its id. */
const ofOne: ReadonlyMap<string, (platform: Platform, id: string) => Promise<Texts | undefined>> = new Map([
  ['/course', sharedCourse],
  ['/ranking/article', sharedArticle],
]);

const campaigns: ReadonlyMap<string, CampaignFace> = new Map(
  Object.values(CampaignFace).map((face) => [campaignFacePages[face], face]),
);

/** Finds what a link to a page of the member site says; undefined for pages that visitors don't see or that aren't there. */
export const shareCards =
  (platform: Platform) =>
  async (path: string): Promise<SharedPage | undefined> => {
    const page = path.replace(/\/$/u, '');
    const face = campaigns.get(page);
    const slash = page.lastIndexOf('/');
    const id = page.slice(slash + 1);
    const find = TEXT_ID.test(id) ? ofOne.get(page.slice(0, slash)) : undefined;
    const texts = face === undefined ? await find?.(platform, id) : await sharedCampaign(platform, face);
    return texts && { path: page, ...texts };
  };
