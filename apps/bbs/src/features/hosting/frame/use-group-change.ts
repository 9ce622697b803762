import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HostedGroup } from '@yayan/api-client';
import { getGetHostedGroupQueryKey, getListHostedGroupsQueryKey } from '@yayan/api-client/react';

/**
 * A change of a group. Its answer is shown at once; after a refusal the group is read again, because somebody else may have
 * changed it (GUIDE_CHANGED) or its life have moved on.
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
