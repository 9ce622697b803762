import { useQueryClient } from '@tanstack/react-query';
import {
  addQuote,
  countResponse,
  deleteResponses,
  type HostResponse,
  restoreResponses,
  starResponse,
  tagResponses,
} from '@yayan/api-client';
import {
  getListQuotesQueryKey,
  getListResponseTagsQueryKey,
  getListResponseTopicsQueryKey,
} from '@yayan/api-client/react';
import type { SelectedRange } from './selected-range.ts';
import { openAnswerKey } from '../answers/use-open-answer.ts';
import { answersKey } from '../answers/answers-key.ts';
import { patchAnswers } from '../answers/patch-answers.ts';
import { type TagChange, withTagging } from './with-tagging.ts';

type Change = (answer: HostResponse) => HostResponse | undefined;

/** The hosts' actions on answers. Each shows its effect at once; the transport shows a failure, and the action rejects. */
export const useDeskActions = () => {
  const client = useQueryClient();
  const change = (ids: readonly string[], to: Change): void => {
    patchAnswers(client, new Set(ids), to);
    for (const id of ids)
      client.setQueryData(openAnswerKey(id), (answer: HostResponse | null | undefined) =>
        answer ? (to(answer) ?? null) : answer,
      );
  };
  const recount = (): Promise<void> =>
    client.invalidateQueries({ queryKey: getListResponseTopicsQueryKey() });

  return {
    star: async ({ id, starred }: Pick<HostResponse, 'id' | 'starred'>): Promise<void> => {
      const set = (to: boolean): void => change([id], (answer) => ({ ...answer, starred: to }));
      set(!starred);
      try {
        await starResponse({ responseId: id, starred: !starred });
      } catch {
        set(starred);
      }
    },
    tag: async (ids: readonly string[], { add, remove, passage }: TagChange): Promise<void> => {
      const { items } = await tagResponses({
        responseIds: [...ids],
        add: [...add],
        remove: [...remove],
        ...(passage && { passage }),
      });
      client.setQueryData(getListResponseTagsQueryKey(), { items });
      change(ids, (answer) => withTagging(answer, { add, remove, passage }, items));
    },
    count: async (id: string, counts: boolean): Promise<void> => {
      const { unfit } = await countResponse({ responseId: id, counts });
      change([id], (answer) => ({ ...answer, unfit }));
    },
    quote: async ({ id, wording }: HostResponse, { start, end }: SelectedRange): Promise<void> => {
      await addQuote({ responseId: id, passage: { start, end, wording } });
      await client.invalidateQueries({ queryKey: getListQuotesQueryKey() });
    },
    remove: async (ids: readonly string[], reason: string, counts: boolean): Promise<void> => {
      await deleteResponses({ ids: [...ids], reason, counts });
      change(ids, () => undefined);
      await recount();
    },
    restore: async (ids: readonly string[]): Promise<void> => {
      await restoreResponses({ ids: [...ids] });
      await Promise.all([client.invalidateQueries({ queryKey: answersKey() }), recount()]);
    },
  };
};
