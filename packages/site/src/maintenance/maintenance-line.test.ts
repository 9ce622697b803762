import { expect, test } from 'vitest';
import { hasBegun, maintenanceLine } from './maintenance-line.ts';

/** A time of 30 November in China. */
const at = (clock: string, day = 30): Date => new Date(`2026-11-${day}T${clock}:00+08:00`);
const span = (start: Date, end?: Date): string => `${start.toISOString()}/${end?.toISOString() ?? '..'}`;
const night = span(at('02:00'), at('02:30'));

test('8.9 maintenance is said from an hour before until its end', () => {
  const lines = ['00:59', '01:00', '02:10', '02:29', '02:30'].map((clock) =>
    maintenanceLine(night, at(clock)),
  );
  const said = '今天 02:00–02:30 维护';
  expect(lines).toEqual([undefined, said, said, said, undefined]);
});

test('8.9 maintenance has begun from its start on', () => {
  expect(['01:59', '02:00', '02:10'].map((clock) => hasBegun(night, at(clock)))).toEqual([false, true, true]);
  expect([undefined, 'soon/later'].map((announced) => hasBegun(announced, at('02:10')))).toEqual([
    false,
    false,
  ]);
});

test('8.9 it names the days where the night is between', () => {
  const start = at('23:40', 29);
  expect(maintenanceLine(span(at('00:20')), at('23:50', 29))).toBe('明天 00:20 起维护');
  expect(maintenanceLine(span(start, at('00:30')), at('23:30', 29))).toBe('今天 23:40–明天 00:30 维护');
  expect(maintenanceLine(span(start, at('00:30')), at('00:10'))).toBe('11月29日 23:40–今天 00:30 维护');
});

test('8.9 without a known end it is said until the server says nothing more', () => {
  expect(maintenanceLine(span(at('02:00')), at('09:00'))).toBe('今天 02:00 起维护');
  expect(maintenanceLine(undefined, at('09:00'))).toBeUndefined();
});

test.each(['', '..', 'soon/later'])('8.9 %j announces nothing', (text) => {
  expect(maintenanceLine(text, at('01:30'))).toBeUndefined();
});
