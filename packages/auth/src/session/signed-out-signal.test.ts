import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { signedOutSignal } from './signed-out-signal.ts';

/** A session that another tab signs out before this tab is notified. */
const sessionOf = (stored: { token: string | undefined }): Session =>
  ({ token: () => stored.token, subscribe: () => () => undefined }) as unknown as Session;

test('a look finds that another tab signed out before its event has arrived', () => {
  const stored: { token: string | undefined } = { token: 't' };
  const { signal, look } = signedOutSignal(sessionOf(stored), undefined);
  look();
  expect(signal.aborted).toBe(false);
  stored.token = undefined;
  look();
  expect(signal.aborted).toBe(true);
});

test('a visitor who was not signed in has nothing to sign out from', () => {
  const { signal, look } = signedOutSignal(sessionOf({ token: undefined }), undefined);
  look();
  expect(signal.aborted).toBe(false);
});
