import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readChallenge, solveChallenge } from './proof-of-work.ts';

test.each([0, 1, 8, 12])('a challenge of %i bits is solved as the server checks it', async (bits) => {
  const { challenge, solution } = await solveChallenge({
    challenge: `of-${bits}-bits-of-work-for-a-code`,
    bits,
  });
  expect(solution).toMatch(/^[0-9]{1,16}$/);
  const hash = createHash('sha256').update(`${challenge}.${solution}`).digest();
  expect(Math.clz32(hash.readUInt32BE())).toBeGreaterThanOrEqual(bits);
});

test('an abort stops the work', async () => {
  const leaving = new AbortController();
  const working = solveChallenge({ challenge: 'never', bits: 32 }, leaving.signal);
  leaving.abort(new Error('left the page'));
  await expect(working).rejects.toThrow('left the page');
});

test.each([
  null,
  {},
  { challenge: 1, bits: 10 },
  { challenge: 'c', bits: '10' },
  { challenge: 'c', bits: 25 },
])('%j is not a challenge', (data) => {
  expect(readChallenge(data)).toBeUndefined();
});
