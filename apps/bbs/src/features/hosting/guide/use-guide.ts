import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Guide } from '@yayan/api-client';
import { getGetGuideQueryKey, getGetHostedGroupQueryKey } from '@yayan/api-client/react';

/**
 * Changes a group's guide, based on the revision that this page shows. The answer is shown at once. After a refusal the guide
 * is refetched, because another host may have changed it (GUIDE_CHANGED).
 */
export const useGuideChange = <Change>(
  groupId: string,
  send: (change: Change, revision: number) => Promise<Guide>,
) => {
  const client = useQueryClient();
  const key = getGetGuideQueryKey(groupId);
  return useMutation({
    mutationFn: (change: Change) => send(change, client.getQueryData<Guide>(key)?.revision ?? 0),
    onSuccess: async (guide) => {
      client.setQueryData(key, guide);
      await client.invalidateQueries({ queryKey: getGetHostedGroupQueryKey(groupId) });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
};
