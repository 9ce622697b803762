import { describe, expect, test } from 'vitest';
import { changeRefusal, voteRefusal } from './section-rules.ts';

const vote = {
  title: '你最看重哪一点',
  kind: 'single' as const,
  minChoices: 1,
  maxChoices: 1,
  resultsShown: 'afterVote' as const,
  options: ['方便', '营养'],
};
const section = {
  title: '今早吃了什么',
  question: '今早你吃了什么？',
  hostNote: null,
  minLength: 0,
  visibility: 'answerFirst' as const,
  opensAt: null,
  closesAt: null,
  vote,
};
const untouched = { answers: 0, ballots: 0 };
const answered = { answers: 3, ballots: 0 };

describe('rule 6.26', () => {
  test('until somebody answers, everything of a section may change', () => {
    const other = { ...section, question: '昨晚呢？', visibility: 'everyone' as const, vote: null };
    expect(changeRefusal(section, other, untouched)).toBeUndefined();
  });

  test('an answered question can not be reworded, and its note and length may change', () => {
    expect(changeRefusal(section, { ...section, question: '今早你吃了啥？' }, answered)).toBe(
      'QUESTION_ANSWERED',
    );
    expect(
      changeRefusal(section, { ...section, hostNote: '留意外卖', minLength: 20 }, answered),
    ).toBeUndefined();
  });

  test('an answered question keeps its files in their order; their descriptions may be mended', () => {
    const [one, other] = ['0197f6a2-0001', '0197f6a2-0002'].map((id) => ({ id, alt: '' }));
    const shown = { ...section, media: [one, other].flatMap((file) => file ?? []) };
    const refusalOf = (media: typeof shown.media) => changeRefusal(shown, { ...shown, media }, answered);
    expect(refusalOf([])).toBe('QUESTION_ANSWERED');
    expect(refusalOf(shown.media.toReversed())).toBe('QUESTION_ANSWERED');
    expect(refusalOf(shown.media.map(({ id }) => ({ id, alt: '三种包装' })))).toBeUndefined();
    expect(changeRefusal(shown, { ...shown, media: [] }, untouched)).toBeUndefined();
  });

  test('answers are never shown to more people than was promised, and may be shown to fewer', () => {
    expect(changeRefusal(section, { ...section, visibility: 'everyone' }, answered)).toBe(
      'VISIBILITY_PROMISED',
    );
    expect(changeRefusal(section, { ...section, visibility: 'hostsOnly' }, answered)).toBeUndefined();
  });

  test('a vote with ballots stays as it is', () => {
    const voted = { answers: 0, ballots: 1 };
    expect(changeRefusal(section, { ...section, vote: null }, voted)).toBe('VOTE_HAS_BALLOTS');
    const more = { ...section, vote: { ...vote, options: [...vote.options, '味道'] } };
    expect(changeRefusal(section, more, voted)).toBe('VOTE_HAS_BALLOTS');
    expect(changeRefusal(section, more, answered)).toBeUndefined();
  });
});

test.each([
  [{ ...vote, maxChoices: 2 }],
  [{ ...vote, kind: 'multiple' as const, minChoices: 2, maxChoices: 1 }],
  [{ ...vote, kind: 'ranked' as const, maxChoices: 3 }],
])('a vote whose choices do not fit its options is refused: %#', (wrong) => {
  expect(voteRefusal(wrong)).toBe('VOTE_WRONG');
});
