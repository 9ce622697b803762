/** Our own sites. Each names itself in the header `z-site`; clients of others send none. */
export const siteNames = ['member', 'bbs'] as const;

export type SiteName = (typeof siteNames)[number];

/** The site that a header names; undefined for any other text. */
export const siteNamed = (name: string | undefined): SiteName | undefined =>
  siteNames.find((each) => each === name);
