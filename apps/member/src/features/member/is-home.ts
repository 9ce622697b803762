/** Whether a link leads to the home page: what it tells of, the check-in for example, stands there already. */
export const isHome = (link: string | null): boolean => link !== null && /^\/home\/?(?:[?#]|$)/u.test(link);
