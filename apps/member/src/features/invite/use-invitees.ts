import { listInvitees, type ListInviteesParams, listInviteRewards } from '@yayan/api-client';
import { getListInviteesQueryKey, getListInviteRewardsQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

/** Whom the member invited, newest first. */
export const useInvitees = (filter: ListInviteesParams) =>
  useCursorPages(getListInviteesQueryKey(filter), (cursor, signal) =>
    listInvitees({ ...filter, ...cursor }, { signal }),
  );

/** What inviting earned, newest first. */
export const useInviteRewards = () =>
  useCursorPages(getListInviteRewardsQueryKey(), (cursor, signal) => listInviteRewards(cursor, { signal }));
