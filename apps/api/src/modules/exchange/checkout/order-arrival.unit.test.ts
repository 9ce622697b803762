import { expect, it } from 'vitest';
import { orderArrival } from './order-arrival.ts';

const several = {
  choices: ['周卡', '季卡'],
  cash: null,
  target: 'codes',
  arrival: '通常 1 分钟到账，季卡 1 天内审核',
  arrivalMinutes: 1,
} as const;
const goods = { ...several, target: 'consignee', arrivalMinutes: 3 * 24 * 60 } as const;

it.each([
  [several, false, '通常 1 分钟到账'],
  [several, true, '1 天内审核，通过后 1 分钟到账'],
  [{ ...several, arrivalMinutes: 120 }, false, '通常 2 小时内到账'],
  [goods, false, '通常 3 天内发货'],
  [goods, true, '1 天内审核，通过后 3 天内发货'],
])('5.6 before the order, the arrival is of the chosen one alone: %#', (benefit, isReviewed, text) => {
  expect(orderArrival(benefit, isReviewed)).toBe(text);
});

it('5.6 a benefit with one choice says what its operators wrote', () => {
  const one = { ...several, choices: ['月卡'], arrival: '工作日到账' };
  expect(orderArrival(one, false)).toBe('工作日到账');
});
