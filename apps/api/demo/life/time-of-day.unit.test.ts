import { expect, it } from 'vitest';
import { inTheEvening } from './time-of-day.ts';

it('ends at ten in the evening of its day in China, or not at all', () => {
  const endsAt = new Date('2027-01-29T21:33:12Z');
  expect(inTheEvening({ endsAt, title: '早餐' })).toEqual({
    endsAt: new Date('2027-01-30T14:00:00Z'),
    title: '早餐',
  });
  expect(inTheEvening({ endsAt: null })).toEqual({ endsAt: null });
});
