import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OddsRow } from '../core/campaign.ts';
import { ODDS_TOTAL, prizeAt, rollOf, seedHashOf } from './fair-draw.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const draw = { campaignId: 't7Kq2mX9bLpR', pseudonym: '7Q2MXK9B', number: 1, clientSeed: '好运常在 2026' };
const table: OddsRow[] = [
  { prizeId: 'headphones', odds: 500 },
  { prizeId: 'phone-20', odds: 20_000 },
  { prizeId: 'coins-50', odds: 100_000 },
];

describe('a provably fair draw', () => {
  it('is the same for the same input, and another for another seed, pseudonym, number or client seed', () => {
    const roll = rollOf(seed, draw);
    expect(roll).toBe(2_820_327_572_767_024);
    const others = [
      rollOf(seedHashOf(seed), draw),
      rollOf(seed, { ...draw, campaignId: 't7Kq2mX9bLpS' }),
      rollOf(seed, { ...draw, pseudonym: '7Q2MXK9C' }),
      rollOf(seed, { ...draw, number: 2 }),
      rollOf(seed, { ...draw, clientSeed: '好运常在 2027' }),
    ];
    expect(new Set([roll, ...others]).size).toBe(6);
  });

  it('publishes the hash of the seed’s bytes, not of its digits', () => {
    expect(seedHashOf('00')).toBe(createHash('sha256').update(Uint8Array.of(0)).digest('hex'));
  });

  it('lays rolls on the rows in their order, and what is behind them has no prize', () => {
    const at = (millionths: number) => prizeAt((millionths / ODDS_TOTAL) * 2 ** 52, table);
    expect([at(0), at(499.99), at(500), at(20_499), at(20_501), at(120_499), at(120_501)]).toEqual([
      'headphones',
      'headphones',
      'phone-20',
      'phone-20',
      'coins-50',
      'coins-50',
      null,
    ]);
    expect(prizeAt(2 ** 52 - 1, [{ prizeId: 'all', odds: ODDS_TOTAL }])).toBe('all');
    expect(prizeAt(0, [{ prizeId: 'gone', odds: 0 }])).toBeNull();
  });

  it('holds its odds over 1,000,000 draws (chi-square, p > 0.0001)', () => {
    const counts = new Map<string | null, number>();
    const draws = 1_000_000;
    for (let number = 1; number <= draws; number += 1) {
      const prize = prizeAt(rollOf(seed, { ...draw, number }), table);
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    const none = ODDS_TOTAL - table.reduce((sum, { odds }) => sum + odds, 0);
    const chiSquare = [...table, { prizeId: null, odds: none }].reduce((sum, { prizeId, odds }) => {
      const expected = (odds * draws) / ODDS_TOTAL;
      return sum + ((counts.get(prizeId) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // The 0.9999 quantile of chi-square with three degrees of freedom.
    expect(chiSquare).toBeLessThan(21.11);
  });
});
