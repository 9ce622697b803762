import { sisterSite } from '@yayan/site';

/** Address of a page of the member site. */
export const memberSite = (path: string): string => sisterSite(document) + path;
