import { describe, expect, it } from 'vitest';
import { answerLength } from '../responses/fit.ts';
import { searchLexemes, searchWords } from './search-words.ts';

describe('the lexemes of a title', () => {
  it('are single characters and pairs of neighbours, but no pairs across punctuation', () => {
    expect(searchLexemes('早餐，好吃').toSorted()).toEqual(
      ['早餐', '好吃', '早', '餐', '好', '吃'].toSorted(),
    );
  });

  it('are the same for full and half width, upper and lower case', () => {
    expect(searchLexemes('ＡＢ')).toEqual(searchLexemes('ab'));
  });

  it('keep characters beyond the basic plane whole', () => {
    expect(searchLexemes('𠮷野')).toEqual(['𠮷', '𠮷野', '野']);
  });
});

describe('the words somebody searches for', () => {
  it('become the pairs of each word; a word of one character becomes that character', () => {
    expect(searchWords('早餐店 咸')).toEqual({
      lexemes: ['早餐', '餐店', '咸'],
      patterns: ['%早餐店%', '%咸%'],
    });
  });

  it('escape the wildcards of LIKE', () => {
    expect(searchWords('100%_\\').patterns).toEqual(['%100\\%\\_\\\\%']);
  });

  it('find nothing when they are punctuation only', () => {
    expect(searchWords(' %% ').lexemes).toEqual([]);
  });
});

describe('the length of an answer', () => {
  it.each([
    ['豆浆 油条', 4],
    ['　全角空格\t\n', 4],
    ['a\u200Bb\uFEFFc\u00ADd', 4],
    ['😀😀', 2],
    ['', 0],
  ])('%j is %i', (content, length) => {
    expect(answerLength(content)).toBe(length);
  });
});
