/** The hosts' page that an address asks for; for anything else, the list of groups. */
export const hostingPath = (asked: string | null): string =>
  asked !== null && /^\/hosting(?:\/[0-9a-z-]+)*$/u.test(asked) && asked !== '/hosting/enter'
    ? asked
    : '/hosting';
