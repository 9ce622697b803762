import type { Session } from '@yayan/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabOwner, ownerIdOf } from './tab-owner.ts';

/** A session that another tab may change, without a browser. */
const fakeSession = () => {
  const listeners = new Set<() => void>();
  const stored: { token: string | undefined; data: unknown } = { token: 't', data: { id: 'a' } };
  const session: Session = {
    prefix: '',
    token: () => stored.token,
    tokens: () => undefined,
    signIn: () => undefined,
    userData: () => stored.data,
    setUserData: (data) => {
      stored.data = data;
    },
    deviceId: () => 'd',
    clear: () => undefined,
    logout: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  return { session, stored, announce };
};

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const watched = () => {
  const parts = fakeSession();
  const reload = vi.fn();
  const owner = createTabOwner(parts.session, reload);
  owner.watch();
  return { ...parts, reload, owner };
};

test.each(['token event', 'pageshow', 'visibilitychange'])(
  'another member who is signed in at a %s reloads the page',
  (event) => {
    const { stored, announce, reload } = watched();
    stored.data = { id: 'b' };
    if (event === 'token event') announce();
    else page.dispatchEvent(new Event(event));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('before a call the page looks once more', () => {
  const { stored, reload, owner } = watched();
  expect(owner.hasChanged()).toBe(false);
  stored.data = { id: 'b' };
  expect(owner.hasChanged()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a fresh token of the same member, and a sign-out, reload nothing', () => {
  const { stored, announce, reload } = watched();
  stored.token = 'next';
  announce();
  stored.token = undefined;
  announce();
  stored.token = 'again';
  announce();
  expect(reload).not.toHaveBeenCalled();
});

test('after a sign-out the page still has that member’s data: another one reloads it', () => {
  const { stored, announce, reload } = watched();
  stored.token = undefined;
  announce();
  stored.token = 'of b';
  stored.data = { id: 'b' };
  announce();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a visitor’s page belongs to the first member who signs in, here or elsewhere', () => {
  const { session, stored, announce } = fakeSession();
  stored.token = undefined;
  const reload = vi.fn();
  const owner = createTabOwner(session, reload);
  owner.watch();
  stored.token = 't';
  announce();
  expect(owner.hasChanged()).toBe(false);
  stored.data = { id: 'b' };
  expect(owner.hasChanged()).toBe(true);
});

test('signing in on the page gives it to that member', () => {
  const { stored, reload, owner } = watched();
  owner.give('b');
  stored.data = { id: 'b' };
  expect(owner.hasChanged()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('whom the server names is stored; another member than the page’s reloads it', () => {
  const { session, reload, owner } = watched();
  expect(owner.confirm({ id: 'a' })).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(owner.confirm({ id: 'b' })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  // After the reload the cookies agree with the server.
  expect(ownerIdOf(session)).toBe('b');
});

test('a page that isn’t watched is never reloaded', () => {
  const { session, stored, announce } = fakeSession();
  const reload = vi.fn();
  const owner = createTabOwner(session, reload);
  stored.data = { id: 'b' };
  announce();
  expect([owner.hasChanged(), owner.confirm({ id: 'c' })]).toEqual([false, true]);
  expect(reload).not.toHaveBeenCalled();
});
