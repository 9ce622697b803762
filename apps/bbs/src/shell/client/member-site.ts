import { otherSiteOrigin } from '@yayan/site';

/** Address of a page of the member site. */
export const memberSite = (path: string): string => otherSiteOrigin(document) + path;
