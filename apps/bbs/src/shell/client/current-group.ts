import { createSession } from '@yayan/auth';
import { deviceStorage, tabStorage } from '@yayan/site';

/** Where the group is kept: for this tab, and for tabs to come. */
const key = 'bbs.taskHashId';
/** The groups this browser was signed in to, the latest first. */
const groupsKey = 'bbs.groups';
/** A session is four cookies, and a request's headers hold only so many. */
const mostGroups = 8;

/** Where the cookies and entries of one group's session are kept (rule 6.16). */
const prefixOf = (hash: string): string => `bbs.${hash}.`;

/** The name under which the session of the pages for hosts is kept. Too short to be a group's. */
const hostingName = 'hosting';

/** Whether a path is one of the pages for hosts. They have a session of their own (rule 6.32). */
export const isHostingPath = (path: string): boolean => /^\/hosting(?:\/|$)/u.test(path);

/** Whether this page was loaded as one of the pages for hosts. It stays so until another page is loaded. */
export const isHosting = isHostingPath(globalThis.location.pathname);

/** The group that an address names: `/bbs/{hash}` and what is below it. */
export const groupInPath = (path: string): string | undefined =>
  /^\/bbs\/([0-9A-Za-z]{8,24})(?:\/|$)/u.exec(path)?.[1];

/**
 * The group of this page: the one its address named when it was loaded, else the one this tab was last at, else the one
 * this browser was last at. It stays the same until the page is loaded again, so that nothing of two groups ever meets.
 */
export const currentGroup: string | undefined = isHosting
  ? undefined
  : (groupInPath(globalThis.location.pathname) ?? tabStorage.read(key) ?? deviceStorage.read(key));

const sessionName = isHosting ? hostingName : currentGroup;

/** The session of the current group, or of the pages for hosts. Every group has one of its own. */
export const session = createSession({
  prefix: sessionName === undefined ? 'bbs.' : prefixOf(sessionName),
});

/** Where somebody without a session gets in. */
export const entrance: string = isHosting ? '/hosting/enter' : `/bbs/${currentGroup ?? ''}`;

/** Makes this group the one that pages without a group in their address belong to. */
export const rememberGroup = (hash: string): void => {
  tabStorage.write(key, hash);
  deviceStorage.write(key, hash);
};

/** Notes that somebody signed in to this group, and forgets the sessions of groups not used for long. */
export const noteSignIn = (hash: string): void => {
  const groups = [hash, ...knownGroups().filter((other) => other !== hash)];
  for (const old of groups.slice(mostGroups)) createSession({ prefix: prefixOf(old) }).clear();
  deviceStorage.write(groupsKey, groups.slice(0, mostGroups).join(' '));
};

const knownGroups = (): string[] => deviceStorage.read(groupsKey)?.split(' ').filter(Boolean) ?? [];

/**
 * What survives a logout: which group leads back to its login page (rule 10.7), the sessions of other groups, and drafts,
 * which are shown only to whoever wrote them.
 */
export const keptAtLogout = (): string[] =>
  deviceStorage.names().filter((name) => name.startsWith('bbs.') && !name.startsWith(session.prefix));
