import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RehearsalState } from '@yayan/api-client';
import { getGetRehearsalQueryKey } from '@yayan/api-client/react';

/** Starts or ends the rehearsal of a group. The answer is shown at once; after a refusal it is refetched. */
export const useRehearsalChange = (groupId: string, send: (groupId: string) => Promise<RehearsalState>) => {
  const client = useQueryClient();
  const key = getGetRehearsalQueryKey(groupId);
  return useMutation({
    mutationFn: () => send(groupId),
    onSuccess: (state) => client.setQueryData(key, state),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
};
