/**
 * Where to go after signing in: the path of `?from=` if it is on this site, otherwise the member's home. `//evil.example`,
 * `/\evil.example` and addresses with a scheme leave the site, so they are ignored. The login page is ignored too, because it
 * would be shown again.
 */
export const safeDestination = (from: string | null, origin: string): string => {
  const home = '/home';
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return home;
  const url = new URL(from, origin);
  const { pathname } = url;
  // Dot segments may turn a path on this site into one that begins with `//`.
  if (url.origin !== origin || pathname.startsWith('//') || pathname === '/login' || pathname === '/')
    return home;
  return pathname + url.search + url.hash;
};
