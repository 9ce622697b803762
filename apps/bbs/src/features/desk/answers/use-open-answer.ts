import { useQuery } from '@tanstack/react-query';
import { type HostResponse, listHostResponses } from '@yayan/api-client';

/** Where an answer is kept that the list doesn't hold. */
export const openAnswerKey = (id: string | undefined) => ['desk-answer', id];

/** The answer that is open: the one of the list, or else fetched by itself. Null when there is none of this id. */
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
