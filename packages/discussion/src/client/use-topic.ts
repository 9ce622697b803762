import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getTopic } from '@yayan/api-client';
import { getGetTopicQueryKey, getListResponsesQueryKey, pagesKey } from '@yayan/api-client/react';
import { useCaller } from './use-caller.ts';

/**
 * A topic for its respondent. The first call also returns the first answers of each section, so that the page needs no other
 * call before it can be read; later calls don't. The page shows a failure itself, so no toast repeats it.
 */
export const useTopic = (topicId: string) => {
  const client = useQueryClient();
  const caller = useCaller();
  const queryKey = getGetTopicQueryKey({ topicId });
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      const topic = await getTopic(
        { topicId, ...(isFirst && { answers: true }) },
        { client: caller, signal, quiet: true },
      );
      for (const { id, answers } of topic.sections) {
        if (answers === null) continue;
        client.setQueryData(
          pagesKey(getListResponsesQueryKey({ sectionId: id })),
          (known: unknown) => known ?? { pages: [answers], pageParams: [''] },
        );
      }
      return topic;
    },
  });
};
