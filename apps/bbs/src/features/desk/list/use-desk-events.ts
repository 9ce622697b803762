import { useQueryClient } from '@tanstack/react-query';
import { GroupLiveKind, listHostResponses, type ListHostResponsesParams } from '@yayan/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { gather } from '../../../shell/client/gather.ts';
import { type GroupEvent, onGroupEvent } from '../../../shell/client/group-events.ts';
import { answersKey } from '../answers/answers-key.ts';
import { countNew } from './new-answers.ts';
import { patchAnswers } from '../answers/patch-answers.ts';
import { type AnswerPages, PAGE, type useAnswers } from '../answers/use-answers.ts';

/** How long live events are collected, in milliseconds. */
const GATHER_MS = 1000;

/**
 * Follows the group's live events for a list: counts new answers and updates those on screen. Each of the two makes at most one
 * call a second, however many answers arrive.
 */
export const useDeskEvents = (params: ListHostResponsesParams, list: ReturnType<typeof useAnswers>) => {
  const client = useQueryClient();
  const place = JSON.stringify(params);
  const [found, setFound] = useState({ place, count: 0 });

  const look = useEffectEvent(async () => {
    const { items } = await listHostResponses({ ...params, limit: PAGE });
    // The list may have been loaded meanwhile.
    const loaded = client.getQueryData<AnswerPages>(answersKey(params));
    const shown = loaded?.pages.flatMap((page) => page.items);
    setFound({ place, count: countNew(items, shown) });
  });
  const refresh = useEffectEvent(async (ids: readonly string[]) => {
    const loaded = new Set(list.items.map(({ id }) => id));
    const wanted = ids.filter((id) => loaded.has(id)).slice(0, 100);
    if (wanted.length === 0) return;
    const only = { responseIds: wanted, limit: 100, ...(params.deleted && { deleted: true }) };
    const { items } = await listHostResponses(only);
    const fresh = new Map(items.map((item) => [item.id, item]));
    patchAnswers(client, new Set(wanted), ({ id }) => fresh.get(id));
  });

  useEffect(() => {
    const lookSoon = gather(() => void look().catch(() => undefined), GATHER_MS);
    const refreshSoon = gather<string>((ids) => void refresh([...ids]).catch(() => undefined), GATHER_MS);
    const hear = (event: GroupEvent): void => {
      if (event === undefined || event.kind === GroupLiveKind.ResponseCreated) lookSoon('');
      else if (event.responseId !== null) refreshSoon(event.responseId);
    };
    return onGroupEvent(hear);
  }, []);

  return {
    /** How many answers are new, at most a page. */
    count: found.place === place ? found.count : 0,
    /** Loads the list again from its beginning. */
    show: async (): Promise<void> => {
      setFound({ place, count: 0 });
      client.setQueryData(
        answersKey(params),
        (data: typeof list.query.data) =>
          data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      );
      await list.query.refetch();
    },
  };
};
