import { expect, test } from 'vitest';
import { textPieces } from './text-pieces.ts';

test('pieces are the whole text, whatever overlaps', () => {
  const text = '楼下的豆浆油条，三分钟';
  const marks = [
    { tagId: 'a', start: 3, end: 7 },
    { tagId: 'b', start: 5, end: 11 },
    { tagId: 'a', start: 3, end: 7 },
  ];
  const pieces = textPieces(text, marks);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.map(({ text: part, tagIds }) => [part, tagIds.join()])).toEqual([
    ['楼下的', ''],
    ['豆浆', 'a'],
    ['油条', 'a,b'],
    ['，三分钟', 'b'],
  ]);
});

test('a text without marks is one piece, and an empty one none', () => {
  expect(textPieces('豆浆', [])).toEqual([{ start: 0, text: '豆浆', tagIds: [] }]);
  expect(
    textPieces('', [])
      .map(({ text }) => text)
      .join(''),
  ).toBe('');
});
