import type { CampaignPrize, CampaignRecord } from '@yayan/api-client';
import { describe, expect, test } from 'vitest';
import { FIELDS, fieldOf, fieldsOf } from './draw-fields.ts';

const prize = (id: string): CampaignPrize => ({
  id,
  kind: 'coins',
  title: id,
  cover: null,
  worth: 10,
  stock: 1,
  left: 1,
  odds: 1,
});
const prizes = (count: number) => ({ prizes: Array.from({ length: count }, (_, nth) => prize(`p${nth}`)) });
const drew = (id: string | null, number = 1): CampaignRecord => ({
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number,
  clientSeed: '好运',
  version: 1,
  roll: 5,
  consolation: 2,
  at: '2026-11-20T08:30:00.000Z',
  prize:
    id === null
      ? null
      : {
          ...prize(id),
          coins: 10,
          state: 'paid',
          claimBy: null,
          benefitId: null,
          orderId: null,
        },
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 20])('the fields of %i prizes', (count) => {
  const fields = fieldsOf(prizes(count));

  test('are eight, one of them at least without a prize', () => {
    expect(fields).toHaveLength(FIELDS);
    expect(fields.some(({ kind }) => kind === 'consolation')).toBe(true);
  });

  test('stop the light at what was drawn', () => {
    for (let nth = 0; nth < count; nth += 1) {
      const field = fields[fieldOf(fields, drew(`p${nth}`))];
      expect(field?.prize?.id ?? field?.kind).toBe(count > 7 && nth > 5 ? 'others' : `p${nth}`);
    }
    for (const number of [1, 2, 3, 4])
      expect(fields[fieldOf(fields, drew(null, number))]?.kind).toBe('consolation');
  });
});
