/** Ids of a crafted link: they try to leave the path into which an id belongs. */
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

/** An id as in our own links. */
export const harmlessId = 'abcdefghjkmn';

/** Names of query parameters from which pages read ids and codes. */
const idParameters = ['code', 'id', 'order', 'part', 'result', 'session', 'sid', 'task', 'ticket', 'visit'];

/** An address of a page with `id` for every id: in its path, and in every query parameter at once. */
export const linkTo = (path: string, id: string): string => {
  const filled = path.replaceAll(/:[a-zA-Z]+/gu, encodeURIComponent(id));
  return `${filled}?${new URLSearchParams(idParameters.map((name) => [name, id]))}`;
};

/** The calls that a page made: the path of each, with the page's id removed. */
export const callsWithout = (urls: readonly string[], id: string): string[] =>
  urls.map((url) => new URL(url).pathname.replaceAll(encodeURIComponent(id), '{id}'));
