import { expect, test } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const expiry = (expiresAt: string | null, state: 'usable' | 'used' | 'expired' = 'usable') =>
  cardExpiry({ state, expiresAt }, now);

test('an expiry within three days is urgent, a later one is a plain note', () => {
  expect(expiry('2026-11-24T08:00:00.001Z')).toEqual({ note: '11月24日 16:00 前有效' });
  expect(expiry('2026-11-24T08:00:00.000Z')).toEqual({
    note: '11月24日 16:00 前有效',
    urgent: '还有 3 天到期',
  });
  expect(expiry('2026-11-22T08:00:00.000Z').urgent).toBe('不到 1 天到期');
});

test('used cards and cards without an end are never urgent, expired ones say when', () => {
  expect(expiry('2026-11-22T08:00:00.000Z', 'used')).toEqual({});
  expect(expiry('2026-11-20T08:00:00.000Z', 'expired')).toEqual({ note: '11月20日过期' });
  expect(expiry(null)).toEqual({ note: '长期有效' });
});
