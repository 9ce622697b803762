import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGetHostedGroupQueryKey,
  getListInvitationsQueryKey,
  getListPeopleTagsQueryKey,
} from '@yayan/api-client/react';

/** Changes who is invited or which tags they have. Lists and counts are refetched, also after a refusal. */
export const usePeopleChange = <Change, Answer>(
  groupId: string,
  send: (change: Change) => Promise<Answer>,
) => {
  const client = useQueryClient();
  const keys = [
    getGetHostedGroupQueryKey(groupId),
    getListInvitationsQueryKey(groupId),
    getListPeopleTagsQueryKey(groupId),
  ];
  return useMutation({
    mutationFn: send,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
