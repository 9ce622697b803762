import { expect, test } from 'vitest';
import { formFieldOf, newCampaign, newPrize, sourceOf } from './campaign-values.ts';

const fileOf = (changed: object) => JSON.parse(sourceOf({ ...newCampaign(), ...changed }));

test('yuan become fen, percent become millionths, and lines become rules', () => {
  const mug = { ...newPrize(), kind: 'goods' as const, title: ' 马克杯 ', worth: 26, stock: 5, odds: 0.15 };
  expect(fileOf({ rules: '一\n\n 二 ', prizes: [{ ...mug, benefit: 'bGd5v9rU3sDg' }] })).toMatchObject({
    rules: ['一', '二'],
    prizes: [{ title: '马克杯', worth: 2600, odds: 1500, stock: 5, benefit: 'bGd5v9rU3sDg', choice: null }],
  });
});

test('what a kind doesn’t have stays out of its file', () => {
  expect(fileOf({ face: 'lottery' })).not.toHaveProperty('quiz');
  expect(fileOf({ face: 'quiz' }).quiz).toEqual({ questions: 10, seconds: 300, coins: 1 });
  const koi = fileOf({ face: 'koi', prizes: [{ ...newPrize(), odds: 5 }] });
  expect(koi).toMatchObject({ drawsAt: null, prizes: [{ odds: 0 }] });
  expect(fileOf({ ways: { checkin: 1, task: 0, quiz: '' } }).ways).toEqual([
    { cause: 'checkin', chances: 1 },
  ]);
});

test('an empty number is missing in the file, so that its check names it', () => {
  expect(fileOf({ claimDays: '' })).not.toHaveProperty('claimDays');
});

test('a fault of one rule or way is shown at the field that holds them all', () => {
  expect(formFieldOf('rules.3')).toBe('rules');
  expect(formFieldOf('ways.0.chances')).toBe('ways');
  expect(formFieldOf('prizes.1.odds')).toBe('prizes.1.odds');
});
