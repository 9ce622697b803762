import { expect, test } from 'vitest';
import { timeLeft } from './idle-time.ts';

const session = { idleMinutes: 30, endsAt: '2026-11-21T20:00:00.000Z' };
const at = (time: string): number => Date.parse(`2026-11-21T${time}:00.000Z`);

test('the page’s time is over a minute before the server’s, which may not have noted the last call', () => {
  expect(timeLeft(session, at('10:00'), at('10:28'))).toBe(60_000);
  expect(timeLeft(session, at('10:00'), at('10:29'))).toBe(0);
});

test('no call makes a session longer than its end', () => {
  expect(timeLeft(session, at('19:59'), at('19:59'))).toBe(60_000);
});
