import { describe, expect, test } from 'vitest';
import { type Fitting, LEAST_CHARACTERS, measureText, unfitOf } from './fit.ts';

const answer: Fitting = { length: 20, repeats: false, counted: false, minLength: 0, attachments: [] };

describe('rule 6.46: an answer counts', () => {
  test.each<[string, Partial<Fitting>, ReturnType<typeof unfitOf>]>([
    ['with enough characters', {}, null],
    ['with fifteen characters where its section names none', { length: LEAST_CHARACTERS }, null],
    ['not with fourteen', { length: 14 }, 'tooShort'],
    ['with the characters that its section names', { length: 3, minLength: 3 }, null],
    ['not with fewer than its section names', { length: 20, minLength: 30 }, 'tooShort'],
    ['with a file and no word', { length: 0, attachments: [{}] }, null],
    ['not if it repeats another', { repeats: true }, 'repeated'],
    ['if a host counts it', { length: 2, repeats: true, counted: true }, null],
    ['if it was written before the rule', { length: null, repeats: true }, null],
  ])('%s', (_, change, expected) => {
    expect(unfitOf({ ...answer, ...change })).toBe(expected);
  });

  test('texts are the same by letters and digits, whatever stands between them', () => {
    const same = (content: string) => measureText(content).sameText;
    expect(same('豆浆，油条。ＯＫ')).toBe(same(' 豆浆 油条 ok！'));
    expect(same('豆浆油条')).not.toBe(same('油条豆浆'));
    expect(same('……！')).toBeNull();
    expect(measureText('早 餐\u200B').length).toBe(2);
  });
});
