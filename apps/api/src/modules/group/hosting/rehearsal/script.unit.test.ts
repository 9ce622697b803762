import { describe, expect, test } from 'vitest';
import { type ScriptSection, writeScript } from './script.ts';
import { voices } from './voices.ts';

const vote = { kind: 'single' as const, minChoices: 1, maxChoices: 1, options: ['方便', '营养', '便宜'] };
const sections: ScriptSection[] = Array.from({ length: 6 }, (_, place) => ({
  title: `题 ${place + 1}`,
  minLength: place === 0 ? 150 : 0,
  vote: place === 1 ? vote : null,
}));
const indexOf = (manner: string) => voices.findIndex((voice) => voice.manner === manner);
const { answers, ballots } = writeScript(sections);
const of = (manner: string) => answers.filter(({ voice }) => voice === indexOf(manner));

describe('the script of a rehearsal', () => {
  test('answers as long as a section asks for', () => {
    expect(answers.filter(({ section }) => section === 0).every(({ content }) => content.length >= 150)).toBe(
      true,
    );
  });

  test('has one who says nothing, one who leaves halfway, and one whose answers get thin', () => {
    expect(of('silent')).toHaveLength(0);
    expect(of('leaver').map(({ section }) => section)).toEqual([0, 1, 2]);
    expect(of('thin').filter(({ content }) => content.length < 10)).toHaveLength(2);
  });

  test('has one whose text names another option than their vote', () => {
    const ballot = ballots.find(({ voice }) => voice === indexOf('contrary'));
    expect(ballot?.choices).toEqual([0]);
    const text = of('contrary').find(({ section }) => section === 1)?.content ?? '';
    expect([text.includes('营养'), text.includes('方便')]).toEqual([true, false]);
  });

  test('votes within what a vote allows, and never twice for one option', () => {
    const ranked = { kind: 'ranked' as const, minChoices: 3, maxChoices: 3, options: ['甲', '乙', '丙'] };
    const all = writeScript([{ title: '排序', minLength: 0, vote: ranked }]).ballots;
    expect(all.map(({ choices }) => choices.toSorted((a, b) => a - b))).toEqual(all.map(() => [0, 1, 2]));
  });

  test('is over before the rehearsal begins, and is the same for the same guide', () => {
    expect(Math.max(...answers.map(({ after }) => after))).toBeLessThan(48 * 3_600_000);
    expect(writeScript(sections)).toEqual({ answers, ballots });
  });
});
