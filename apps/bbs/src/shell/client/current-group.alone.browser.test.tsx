import { createSite } from '@yayan/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as CurrentGroup from './current-group.ts';

const address = location.href;
const tokens = { token: 'a', refreshToken: 'b', expired: 9_999_999_999_999 };

const file = new URL('current-group.ts', import.meta.url).pathname;
let loads = 0;

/** The module for a page at this path: a browser runs a module once for each address, so each path needs its own. */
const loadAt = async (path: string) => {
  loads += 1;
  history.replaceState(null, '', path);
  const module = (await import(/* @vite-ignore */ `${file}?load=${loads}`)) as typeof CurrentGroup;
  history.replaceState(null, '', address);
  return module;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  for (const hash of ['groupaaaa', 'groupbbbb']) (await loadAt(`/bbs/${hash}`)).session.clear();
});

test('each group has a session of its own', async () => {
  const one = await loadAt('/bbs/groupaaaa');
  one.session.signIn(tokens);
  const other = await loadAt('/bbs/groupbbbb/user');
  expect([one.currentGroup, other.currentGroup]).toEqual(['groupaaaa', 'groupbbbb']);
  expect([one.session.token(), other.session.token()]).toEqual(['a', undefined]);
});

test('a page of a group knows that a host is in this browser', async () => {
  const { isHostHere } = await loadAt('/bbs/groupaaaa');
  expect(isHostHere()).toBe(false);
  const { session } = await loadAt('/hosting');
  session.signIn(tokens);
  expect(isHostHere()).toBe(true);
  session.clear();
});

test('rule 6.59: the hosts’ pages opened by a sign-in to a group are left with that group, and with no other', async () => {
  const { keepHosting, dropHosting, isHostHere } = await loadAt('/bbs/groupaaaa');
  keepHosting('groupaaaa', tokens);
  expect(isHostHere()).toBe(true);
  dropHosting('groupbbbb');
  expect(isHostHere()).toBe(true);
  dropHosting('groupaaaa');
  expect(isHostHere()).toBe(false);
});

test('rule 6.59: whoever signs in to a group next has no hosts’ pages of the person before', async () => {
  const { keepHosting, isHostHere } = await loadAt('/bbs/groupaaaa');
  keepHosting('groupaaaa', tokens);
  keepHosting('groupbbbb', undefined);
  expect(isHostHere()).toBe(true);
  keepHosting('groupaaaa', undefined);
  expect(isHostHere()).toBe(false);
});

test('rule 6.59: a host who entered from the member site stays when they sign out of a group', async () => {
  const { keepHosting, dropHosting, forgetHostingGroup, isHostHere } = await loadAt('/bbs/groupaaaa');
  keepHosting('groupaaaa', tokens);
  const { session } = await loadAt('/hosting');
  session.signIn({ ...tokens, token: 'of the member site' });
  forgetHostingGroup();
  dropHosting('groupaaaa');
  expect(isHostHere()).toBe(true);
  session.clear();
});

test('a page without a group in its address belongs to the last group of the tab, else of the browser', async () => {
  (await loadAt('/bbs/groupaaaa')).rememberGroup('groupaaaa');
  expect((await loadAt('/topic')).currentGroup).toBe('groupaaaa');
  // Another tab opened another group.
  localStorage.setItem('bbs.taskHashId', 'groupbbbb');
  expect((await loadAt('/topic')).currentGroup).toBe('groupaaaa');
  sessionStorage.clear();
  expect((await loadAt('/topic')).currentGroup).toBe('groupbbbb');
});

test('logging out of one group keeps the sessions of the others, and drafts', async () => {
  const other = await loadAt('/bbs/groupbbbb');
  other.session.signIn(tokens);
  const { session, keptAtLogout } = await loadAt('/bbs/groupaaaa');
  session.signIn(tokens);
  localStorage.setItem('bbs.draft.m.section.1', '{}');
  createSite({ name: 'member', session, keptAtLogout }).endSession();
  expect(session.token()).toBeUndefined();
  expect(other.session.token()).toBe('a');
  expect(localStorage.getItem('bbs.groupbbbb.token')).toBe('a');
  expect(localStorage.getItem('bbs.groupaaaa.token')).toBeNull();
  expect(localStorage.getItem('bbs.draft.m.section.1')).toBe('{}');
});

test('the session of the least recently used group is removed when there would be too many cookies', async () => {
  const old = await loadAt('/bbs/groupaaaa');
  old.session.signIn(tokens);
  old.noteSignIn('groupaaaa');
  for (let count = 1; count <= 7; count += 1) old.noteSignIn(`groupxxx${count}`);
  expect(old.session.token()).toBe('a');
  old.noteSignIn('groupxxx8');
  expect(old.session.token()).toBeUndefined();
});

test('a browser that blocks storage uses the group of the address', async () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const tab = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const module = await loadAt('/bbs/groupaaaa');
  expect(module.currentGroup).toBe('groupaaaa');
  module.rememberGroup('groupaaaa');
  module.noteSignIn('groupaaaa');
  expect(module.keptAtLogout()).toEqual([]);
  blocked.mockRestore();
  tab.mockRestore();
});
