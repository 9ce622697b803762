import { type FollowUp, FollowUpAudience, FollowUpKind } from '@yayan/api-client';

/** 「待你回答 · 仅你可见」 to the author of the answer, 「待回复 · 仅 TA 可见」 to the others who see it. */
export const followUpBadge = (
  { kind, audience, mustAnswer, answered }: FollowUp,
  isMyAnswer: boolean,
): string | undefined => {
  if (kind === FollowUpKind.Note) return undefined;
  const words = [
    mustAnswer ? (answered ? '已回复' : isMyAnswer ? '待你回答' : '待回复') : undefined,
    audience === FollowUpAudience.Author ? (isMyAnswer ? '仅你可见' : '仅 TA 可见') : undefined,
  ].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' · ') : undefined;
};
