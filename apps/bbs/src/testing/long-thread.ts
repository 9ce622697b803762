import type { FollowUp, GroupResponse } from '@yayan/api-client';
import { mockGetFollowUpThread } from '@yayan/api-client/mocks';
import { followUp } from './group-start.ts';

/** This many answered follow-ups below an answer, 「追问 1」 first. */
export const followUpsBelow = (responseId: string, count: number): FollowUp[] =>
  Array.from({ length: count }, (_, place) => ({
    ...followUp(responseId, `追问 ${place + 1}`, 1000 + place),
    answered: true,
  }));

/** The answer as a list returns it: with the first 20 of its follow-ups. */
export const withFirst = <Answer extends GroupResponse>(
  answer: Answer,
  all: readonly FollowUp[],
): Answer => ({
  ...answer,
  followUpCount: all.length,
  followUps: all.slice(0, 20),
});

/** Returns the thread page by page, as the server does. */
export const mockThread = (all: readonly FollowUp[]) =>
  mockGetFollowUpThread((example, { request }) => {
    const { searchParams } = new URL(request.url);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit') ?? 20);
    return {
      ...example,
      items: all.slice(start, end),
      nextCursor: end < all.length ? String(end) : null,
    };
  });
