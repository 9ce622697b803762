import { otherSiteOrigin } from '@yayan/site';

/** Address of a group on the discussion site. */
export const groupAddress = (hash: string): string => `${otherSiteOrigin(document)}/bbs/${hash}`;
