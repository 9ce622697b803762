import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay } from '../../../platform/calendar.ts';
import { adultDay, checkCharacter, maskIdNumber, maskName, readIdNumber } from './id-number.ts';

const NOW = new Date('2026-11-21T04:00:00.000Z');
const complete = (first17: string): string => `${first17}${checkCharacter(first17) ?? ''}`;

describe('an id number', () => {
  test('from the standard is valid (GB 11643, 附录)', () => {
    expect(readIdNumber('11010519491231002X', NOW)?.birthday).toBe('1949-12-31');
    expect(readIdNumber(' 110105 19491231 002x ', NOW)?.text).toBe('11010519491231002X');
    expect(readIdNumber('440524188001010014', NOW)).toBeNull();
  });

  test('with one mistyped digit, or two neighbours swapped, is never valid', () => {
    const digits = integer({ min: 0, max: 9_999 });
    assert(
      property(digits, integer({ min: 0, max: 16 }), integer({ min: 1, max: 9 }), (n, at, by) => {
        const good = complete(`3101011990010${String(n).padStart(4, '0')}`);
        const wrong = String((Number(good[at]) + by) % 10);
        expect(checkCharacter(good.slice(0, at) + wrong + good.slice(at + 1))).not.toBe(good.at(-1));
      }),
    );
  });

  test.each([
    ['too short', '3101011990010112'],
    ['a letter inside', '31010119900A010112'],
    ['a day that is none', complete('31010119900230001')],
    ['a month that is none', complete('31010119901301001')],
    ['born tomorrow', complete('31010120261122001')],
    ['born in the century before last', complete('31010118991231001')],
    ['no such province', complete('99010119900101001')],
    ['full-width digits', '１１０１０５１９４９１２３１００２Ｘ'],
    ['nothing', ''],
  ])('is refused: %s', (_why, text) => {
    expect(readIdNumber(text, NOW)).toBeNull();
  });

  test('is masked except four characters at each end, and a name except its first and last character', () => {
    expect(maskIdNumber('11010519491231002X')).toBe('1101**********002X');
    expect(['王明', '王小明', '欧阳小明', '𠮷明', '王'].map(maskName)).toEqual([
      '王*',
      '王*明',
      '欧**明',
      '𠮷*',
      '王*',
    ]);
  });

  test.each([
    ['2008-11-21', '2026-11-21'],
    ['2008-02-29', '2026-03-01'],
  ])('born on %s one is adult on %s', (born, adult) => {
    expect(adultDay(readDay(born))).toBe(adult);
  });
});
