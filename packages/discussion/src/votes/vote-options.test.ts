import { GroupOpenState, type SectionVote, VoteKind, VoteResultsShown } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { choiceTexts } from './vote-options.ts';

const vote = (kind: VoteKind, myChoice: string[] | null): SectionVote => ({
  id: 'v',
  sectionId: 's',
  title: '最想做的事',
  kind,
  anonymous: false,
  minChoices: 1,
  maxChoices: 3,
  options: ['睡觉', '爬山', '看电影'].map((text) => ({ id: text, text, media: null })),
  resultsShown: VoteResultsShown.AfterClose,
  closesAt: null,
  state: GroupOpenState.Open,
  myChoice,
  results: null,
});

test('rule 6.12: the voter sees a ranked choice in the order they gave', () => {
  const order = ['看电影', '睡觉', '爬山'];
  expect(choiceTexts(vote(VoteKind.Ranked, order))).toEqual(order);
});

test('several chosen options are listed in the options’ order, and a missing vote lists none', () => {
  expect(choiceTexts(vote(VoteKind.Multiple, ['看电影', '睡觉']))).toEqual(['睡觉', '看电影']);
  expect(choiceTexts(vote(VoteKind.Multiple, null))).toEqual([]);
});
