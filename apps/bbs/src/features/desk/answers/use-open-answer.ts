import { useQuery } from '@tanstack/react-query';
import { type HostResponse, listHostResponses } from '@yayan/api-client';

/** The query key of an answer that isn't in the list. */
export const openAnswerKey = (id: string | undefined) => ['desk-answer', id];

/** The open answer: from the list, or else fetched by itself. Null when there is no answer with this id. */
export const useOpenAnswer = (id: string | undefined, listed: readonly HostResponse[]) => {
  const inList = listed.find((answer) => answer.id === id);
  const query = useQuery({
    queryKey: openAnswerKey(id),
    queryFn: async ({ signal }) => {
      const { items } = await listHostResponses({ responseIds: [id ?? ''] }, { signal });
      return items[0] ?? null;
    },
    enabled: id !== undefined && inList === undefined,
  });
  return { answer: inList ?? query.data, query };
};
