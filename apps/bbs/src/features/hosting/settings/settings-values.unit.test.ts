import { expect, test } from 'vitest';
import { settingsProblems } from './settings-problems.ts';
import { freshValues, momentOf, reachableCoins, settingsOf, timeField, valuesOf } from './settings-values.ts';

const now = new Date('2026-11-21T08:30:00.000Z');
const values = { ...freshValues(now), name: '早餐', intro: '聊聊早餐' };

test('times are in Shanghai’s zone on a device in any zone', () => {
  expect(timeField('2026-11-21T16:05:00.000Z')).toBe('2026-11-22T00:05');
  expect(momentOf('2026-11-22T00:05')).toBe('2026-11-21T16:05:00.000Z');
  expect(momentOf('')).toBeUndefined();
});

test('settings that are loaded and saved unchanged stay the same', () => {
  const settings = settingsOf({ ...values, pays: true, topicCoins: 20, wholeCoins: 60, capCoins: 120 });
  expect(settingsOf(valuesOf(settings))).toEqual(settings);
  expect(settingsOf(values).plan).toBeNull();
});

test('a person never gets more than the cap', () => {
  const plan = { topicCoins: 20, wholeCoins: 60, capCoins: 120 };
  expect(reachableCoins(plan, 2)).toBe(100);
  expect(reachableCoins(plan, 5)).toBe(120);
});

test('the end has to come after the opening, and a plan needs coins below its cap', () => {
  expect(settingsProblems.closesAt('', { ...values, closesAt: values.opensAt })).toBe(
    '结束时间要晚于开放时间',
  );
  expect(settingsProblems.capCoins(0, { ...values, pays: true, capCoins: 5 })).toContain('至少填一项');
  expect(settingsProblems.capCoins(0, { ...values, pays: true, topicCoins: 9, capCoins: 5 })).toContain(
    '上限',
  );
  expect(settingsProblems.capCoins(0, values)).toBeNull();
  expect(settingsProblems.rules('一\n\n'.repeat(21))).toBe('最多 20 条规则');
});
