const origin = import.meta.env.VITE_MEMBER_URL ?? 'http://127.0.0.1:4100';

/** Address of a page of the member site. */
export const memberSite = (path: string): string => origin + path;
