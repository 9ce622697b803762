/** How a site names itself to the server. */
export type SiteName = 'member' | 'bbs';
