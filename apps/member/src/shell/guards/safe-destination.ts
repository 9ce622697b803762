/**
 * Where to go after signing in: the path of `?from=` if it is on this site, otherwise the member's home.
 * `//evil.example`, `/\evil.example` and anything with a scheme leave the site, so they don't count. Nor does the login
 * page, which would lead nowhere.
 */
export const safeDestination = (from: string | null, origin: string): string => {
  const home = '/home';
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return home;
  const url = new URL(from, origin);
  if (url.origin !== origin || url.pathname === '/login' || url.pathname === '/') return home;
  return url.pathname + url.search + url.hash;
};
