import { describe, expect, test } from 'vitest';
import { choicesOf, contentOf, isAnsweredBy, type ScriptSection } from './script.ts';
import { voices } from './voices.ts';

const vote = { kind: 'single' as const, minChoices: 1, maxChoices: 1, options: ['方便', '营养', '便宜'] };
const section = (more: Partial<ScriptSection> = {}): ScriptSection => ({
  title: '早餐',
  minLength: 0,
  vote: null,
  ...more,
});
const places = [0, 1, 2, 3, 4, 5];
const indexOf = (manner: string) => voices.findIndex((voice) => voice.manner === manner);

describe('the script of a rehearsal', () => {
  test('answers as long as a section asks for, without its spaces', () => {
    const asked = section({ title: 'a   b   c', minLength: 150 });
    for (const voice of voices.keys())
      expect(contentOf(asked, 2, voice).replaceAll(' ', '').length).toBeGreaterThanOrEqual(150);
  });

  test('has one who says nothing, one who leaves halfway, and one whose answers get thin', () => {
    const answered = (manner: string) => places.filter((place) => isAnsweredBy(indexOf(manner), place, 6));
    expect(answered('silent')).toEqual([]);
    expect(answered('leaver')).toEqual([0, 1, 2]);
    expect(places.filter((place) => contentOf(section(), place, indexOf('thin')).length < 10)).toEqual([
      2, 5,
    ]);
  });

  test('has one whose text names another option than their vote', () => {
    const contrary = indexOf('contrary');
    expect(choicesOf({ vote }, contrary)).toEqual([0]);
    const text = contentOf(section({ vote }), 1, contrary);
    expect([text.includes('营养'), text.includes('方便')]).toEqual([true, false]);
  });

  test('votes within what a vote allows, and never twice for one option', () => {
    const ranked = { kind: 'ranked' as const, minChoices: 3, maxChoices: 3, options: ['甲', '乙', '丙'] };
    for (const voice of voices.keys())
      expect(choicesOf({ vote: ranked }, voice).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });
});
