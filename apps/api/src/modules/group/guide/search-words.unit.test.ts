import { describe, expect, it } from 'vitest';
import { answerLength } from '../responses/answer-length.ts';
import { searchLexemes, searchWords } from './search-words.ts';

describe('what a title is found by', () => {
  it('is its single characters and the pairs inside a run, not across a sign', () => {
    expect(searchLexemes('早餐，好吃').toSorted()).toEqual(
      ['早餐', '好吃', '早', '餐', '好', '吃'].toSorted(),
    );
  });

  it('is one for full and half width, upper and lower case', () => {
    expect(searchLexemes('ＡＢ')).toEqual(searchLexemes('ab'));
  });

  it('keeps characters beyond the basic plane whole', () => {
    expect(searchLexemes('𠮷野')).toEqual(['𠮷', '𠮷野', '野']);
  });
});

describe('what somebody looks for', () => {
  it('asks for the pairs of each word, and for the character of a word of one', () => {
    expect(searchWords('早餐店 咸')).toEqual({
      lexemes: ['早餐', '餐店', '咸'],
      patterns: ['%早餐店%', '%咸%'],
    });
  });

  it('takes the signs of LIKE for themselves', () => {
    expect(searchWords('100%_\\').patterns).toEqual(['%100\\%\\_\\\\%']);
  });

  it('of signs alone finds nothing', () => {
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
