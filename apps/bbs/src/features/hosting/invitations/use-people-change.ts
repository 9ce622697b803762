import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGetHostedGroupQueryKey,
  getListInvitationsQueryKey,
  getListPeopleTagsQueryKey,
} from '@yayan/api-client/react';

/** A change of who is invited or how they are tagged. Lists and counts are read again, also after a refusal. */
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
