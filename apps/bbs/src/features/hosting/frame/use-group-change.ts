import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HostedGroup } from '@yayan/api-client';
import { getGetHostedGroupQueryKey, getListHostedGroupsQueryKey } from '@yayan/api-client/react';

/**
 * Changes a group. The answer is shown at once. After a refusal the group is refetched, because another host may have changed
 * it (GUIDE_CHANGED) or its state may have changed.
 */
export const useGroupChange = <Change>(groupId: string, send: (change: Change) => Promise<HostedGroup>) => {
  const client = useQueryClient();
  const key = getGetHostedGroupQueryKey(groupId);
  return useMutation({
    mutationFn: send,
    onSuccess: async (group) => {
      client.setQueryData(key, group);
      await client.invalidateQueries({ queryKey: getListHostedGroupsQueryKey() });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
};
