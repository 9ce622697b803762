import { createSession, type Session, type Tokens } from '@yayan/auth';
import { deviceStorage, tabStorage } from '@yayan/site';
import { v7 as newId } from 'uuid';

/** The storage key of the group: for this tab, and for later tabs. */
const key = 'bbs.taskHashId';
/** The groups in which this browser was signed in, newest first. */
const groupsKey = 'bbs.groups';
/** The group whose sign-in also opened the hosts' pages. */
const hostingWithKey = 'bbs.hostingWith';
/** A session is four cookies, and the size of a request's headers is limited. */
const mostGroups = 8;

/** The prefix of the cookies and storage entries of one group's session (rule 6.16). */
const prefixOf = (hash: string): string => `bbs.${hash}.`;

/** The name of the session of the hosts' pages. It is too short to be a group's hash. */
const hostingName = 'hosting';

/** Whether a path is one of the hosts' pages. They have a session of their own (rule 6.32). */
export const isHostingPath = (path: string): boolean => /^\/hosting(?:\/|$)/u.test(path);

/** Whether this page was loaded as one of the hosts' pages. It doesn't change until another page is loaded. */
export const isHosting = isHostingPath(globalThis.location.pathname);

/** The group in an address: `/bbs/{hash}` and the paths below it. */
export const groupInPath = (path: string): string | undefined =>
  /^\/bbs\/([0-9A-Za-z]{8,24})(?:\/|$)/u.exec(path)?.[1];

/**
 * The group of this page: the one in its address when it was loaded, else the last one of this tab, else the last one of this
 * browser. It doesn't change until the page is loaded again, so that data of two groups never mix.
 */
export const currentGroup: string | undefined = isHosting
  ? undefined
  : (groupInPath(globalThis.location.pathname) ?? tabStorage.read(key) ?? deviceStorage.read(key));

const sessionName = isHosting ? hostingName : currentGroup;

/** The session of the current group, or of the hosts' pages. Every group has its own session. */
export const session = createSession({
  prefix: sessionName === undefined ? 'bbs.' : prefixOf(sessionName),
});

/** The session of the hosts' pages, also while this page belongs to a group. */
const hostingSession: Session = createSession({ prefix: prefixOf(hostingName) });

/** Whether a host entered the hosts' pages in this browser. */
export const isHostHere = (): boolean => hostingSession.token() !== undefined;

/**
 * Stores the session for the hosts' pages that came with the sign-in to a group (rule 6.59). Without one, deletes that of the
 * person who was signed in to this group before.
 */
export const keepHosting = (hash: string, tokens: Tokens | undefined): void => {
  if (!tokens) return dropHosting(hash);
  // The tokens don't name the host: tabs of an earlier host see another person.
  hostingSession.setUserData({ id: newId() });
  hostingSession.signIn(tokens);
  deviceStorage.write(hostingWithKey, hash);
};

/** Deletes the session for the hosts' pages if it came with the sign-in to this group. The server has ended it (rule 6.59). */
export const dropHosting = (hash: string | undefined): void => {
  if (hash === undefined || deviceStorage.read(hostingWithKey) !== hash) return;
  hostingSession.logout();
  forgetHostingGroup();
};

/** From now on the session of the hosts' pages belongs to no group: the host entered from the member site. */
export const forgetHostingGroup = (): void => deviceStorage.remove(hostingWithKey);

/** The page where somebody without a session signs in. */
export const entrance: string = isHosting ? '/hosting/enter' : `/bbs/${currentGroup ?? ''}`;

/** Makes this group the current one, for pages without a group in their address. */
export const rememberGroup = (hash: string): void => {
  tabStorage.write(key, hash);
  deviceStorage.write(key, hash);
};

/** Stores that somebody signed in to this group, and deletes the sessions of groups not used for long. */
export const noteSignIn = (hash: string): void => {
  const groups = [hash, ...knownGroups().filter((other) => other !== hash)];
  for (const old of groups.slice(mostGroups)) createSession({ prefix: prefixOf(old) }).clear();
  deviceStorage.write(groupsKey, groups.slice(0, mostGroups).join(' '));
};

const knownGroups = (): string[] => deviceStorage.read(groupsKey)?.split(' ').filter(Boolean) ?? [];

/**
 * The entries that survive a logout: the last group, whose login page opens (rule 10.7), the sessions of other groups, and
 * drafts, which only their author sees.
 */
export const keptAtLogout = (): string[] =>
  deviceStorage.names().filter((name) => name.startsWith('bbs.') && !name.startsWith(session.prefix));
