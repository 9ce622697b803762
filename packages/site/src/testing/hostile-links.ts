/** Ids as a crafted link may carry them: ways out of the path that an id belongs into. */
export const hostileIds: readonly string[] = [
  '../users/account',
  '..%2fusers%2faccount',
  '..',
  '%2e%2e',
  '../../../sandbox/demo.json',
  '//evil.test/x',
  '\\..\\users\\account',
  'a?limit=1',
  'a#b',
];

/** An id as a link of ours carries it. */
export const harmlessId = 'abcdefghjkmn';

/** Names of query parameters in which pages take ids and codes. */
const idParameters = ['code', 'id', 'order', 'part', 'result', 'session', 'sid', 'task', 'ticket', 'visit'];

/** Addresses of a page whose every id is `id`: in its path, and under every name at once in its query. */
export const linkTo = (path: string, id: string): string => {
  const filled = path.replaceAll(/:[a-zA-Z]+/gu, encodeURIComponent(id));
  return `${filled}?${new URLSearchParams(idParameters.map((name) => [name, id]))}`;
};

/** Which calls a page made: the path of each, with the id it was opened with taken out. */
export const callsWithout = (urls: readonly string[], id: string): string[] =>
  urls.map((url) => new URL(url).pathname.replaceAll(encodeURIComponent(id), '{id}'));
