import type { QrLoginState } from '@yayan/api-client';
import { ApiError, type ErrorName } from '@yayan/auth';
import { expect, test } from 'vitest';
import { pollQrLogin, type QrView } from './poll-qr-login.ts';

const refusal = (reason: ErrorName, data: unknown = null) =>
  new ApiError({ code: 1, status: 200, reason, msg: '', data, kind: 'silent' });
const unscanned = refusal('QR_CODE_NOT_SCANNED');
const expired = refusal('QR_CODE_EXPIRED', { state: 'expired' });
const refused = refusal('QR_CODE_EXPIRED', { state: 'refused' });
const offline = new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind: 'network' });
const scanned: QrLoginState = { state: 'scanned', nickname: '小芽', avatar: null };
const signedIn: QrLoginState = { state: 'signedIn', token: 't', refreshToken: 'r', expired: 1 };
const content = 'https://www.yayan.example/login/qr?ticket=a';

/**
 * Returns these answers to the checks, one after the other. Pauses advance a clock that starts at 0; the code is valid for 120
 * s.
 */
const follow = async (answers: (QrLoginState | ApiError)[]) => {
  let time = 0;
  const views: QrView[] = [];
  const pauses: number[] = [];
  const sessions: unknown[] = [];
  await pollQrLogin({
    create: async () => ({
      content,
      ticket: 'poll',
      expiresAt: new Date(120_000).toISOString(),
      pollAfterMs: 2000,
    }),
    check: async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('asked once too often');
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      time += milliseconds;
    },
    now: () => time,
    show: (view) => views.push(view),
    signedIn: (session) => sessions.push(session),
  });
  return { views, pauses, sessions, left: answers.length };
};

test('the code waits, is scanned and signs in, and then polling stops', async () => {
  const { views, sessions, left } = await follow([unscanned, scanned, signedIn]);
  expect(views.map(({ kind }) => kind)).toEqual(['loading', 'waiting', 'waiting', 'scanned']);
  expect(sessions).toEqual([signedIn]);
  expect(left).toBe(0);
});

test('the server says whether a code was refused on the phone or has expired', async () => {
  // The phone may have scanned and refused between two checks.
  for (const before of [unscanned, scanned]) {
    expect((await follow([before, refused])).views.at(-1)).toEqual({ kind: 'over', content, how: 'refused' });
    expect((await follow([before, expired])).views.at(-1)).toEqual({ kind: 'over', content, how: 'expired' });
  }
});

test('without a network it polls less and less often, says so, and recovers when the network is back', async () => {
  const { views, pauses } = await follow([offline, offline, offline, offline, scanned, signedIn]);
  expect(pauses).toEqual([2000, 4000, 8000, 15_000, 15_000, 2000]);
  expect(views.map((view) => ('trouble' in view ? view.trouble : null))).toEqual([
    null,
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('without a network a code still expires at its time', async () => {
  const { views, left } = await follow(Array.from({ length: 20 }, () => offline));
  expect(views.at(-1)).toEqual({ kind: 'over', content, how: 'expired' });
  expect(left).toBeGreaterThan(0);
});
