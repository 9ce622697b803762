/** Our own sites. Each names itself in the header `z-site`; clients of others send none. */
export const siteNames = ['member', 'bbs'] as const;

export type SiteName = (typeof siteNames)[number];

/**
 * Answers to a site carry the span of its maintenance that runs or is planned, `<start>/<end>` with `..` for an end that nobody
 * knows, or `none` (rule 8.9). A page hears of it, and of a change, by any call that it makes anyway.
 */
export const MAINTENANCE_HEADER = 'z-maintenance';

/** The site that a header names; undefined for any other text. */
export const siteNamed = (name: string | undefined): SiteName | undefined =>
  siteNames.find((each) => each === name);
