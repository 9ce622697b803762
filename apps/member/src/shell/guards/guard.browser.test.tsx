import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../client/client.ts';
import { storeInvite, storedInvite } from '../session/stored-invite.ts';
import { guard } from './guard.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};

/** A browser that blocks storage throws at the first access. */
beforeEach(() => {
  session.clear();
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
});
afterEach(() => vi.restoreAllMocks());

test.each(['/', '/login', '/benefit', '/about', '/task/agent/go?key=a'])(
  'a public page opens in a browser that blocks storage: %s',
  async (path) => {
    expect(await guard(new URL(path, globalThis.location.origin), 'public')).toBeNull();
  },
);

test("a member's page leads such a visitor to the login", async () => {
  const opened = guard(new URL('/home', globalThis.location.origin), 'signed-in');
  await expect(opened).rejects.toMatchObject({ status: 302 });
});

test('an entry that can’t be stored is missing, and breaks nothing', () => {
  storeInvite({ code: 'YA1', until: '2099-01-01T00:00:00.000Z' });
  expect(storedInvite()).toBeUndefined();
});
