/** Whether a link leads to the home page: its subject, for example the check-in, is on that page already. */
export const isHome = (link: string | null): boolean => link !== null && /^\/home\/?(?:[?#]|$)/u.test(link);
