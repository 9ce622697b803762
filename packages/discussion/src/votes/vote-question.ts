import { type SectionVote, VoteKind } from '@yayan/api-client';

/** The question of a vote with instructions: 「…（选 1–3 项）」, 「…（按喜欢的程度依次点选 3 项）」. */
export const voteQuestion = ({
  title,
  kind,
  minChoices,
  maxChoices,
}: Pick<SectionVote, 'title' | 'kind' | 'minChoices' | 'maxChoices'>): string => {
  if (kind === VoteKind.Single) return title;
  const number = minChoices === maxChoices ? `${maxChoices}` : `${minChoices}–${maxChoices}`;
  return kind === VoteKind.Ranked
    ? `${title}（按喜欢的程度依次点选 ${number} 项）`
    : `${title}（选 ${number} 项）`;
};
