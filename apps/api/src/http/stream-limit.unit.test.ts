import { expect, test } from 'vitest';
import { createStreamLimit } from './stream-limit.ts';

test('a sign-in has so many streams at once, whoever else has how many', () => {
  const limit = createStreamLimit(3);
  const first = limit.take('s1');
  limit.take('s1');
  limit.take('s1');
  expect(() => limit.take('s1')).toThrow(
    expect.objectContaining({ name: 'TOO_MANY', retryAfterSeconds: 30 }),
  );
  limit.take('s2');
  first();
  first(); // A place can be given back only once.
  limit.take('s1');
  expect(() => limit.take('s1')).toThrow();
});

test('people are counted once on each site, however many streams they have', () => {
  const limit = createStreamLimit();
  const first = limit.take('s1', 'member');
  limit.take('s1', 'member');
  const third = limit.take('s2', 'bbs');
  limit.take('s3');
  expect(limit.people()).toEqual({ member: 1, bbs: 1 });
  first();
  third();
  expect(limit.people()).toEqual({ member: 1, bbs: 0 });
});
