import { describe, expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

describe('text that the database can not keep', () => {
  it.each([
    ['NUL', { title: 'a\u0000' }, 'body.title'],
    ['half a surrogate pair', { answers: [{ text: '\ud83d' }] }, 'body.answers.0.text'],
    ['a key', { answers: { 'q\u0000': 1 } }, 'body.answers'],
    ['the value itself', '\udc00', 'body'],
  ])('is found in %s', (_name, value, field) => {
    expect(unstorableText(value, 'body')).toBe(field);
  });

  it('is not what people write: emoji, line breaks, other scripts, nothing', () => {
    expect(
      unstorableText({ a: '😀\n\t豆浆 \u200B', b: [null, 1, true, undefined], c: '' }, 'body'),
    ).toBeNull();
  });

  it('is looked for at any depth', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
    expect(unstorableText(deep, 'body')).toBeNull();
  });
});
