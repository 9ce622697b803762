import {
  getListInviteesQueryKey,
  getListInviteRewardsQueryKey,
  listInvitees,
  type ListInviteesParams,
  listInviteRewards,
} from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';

/** Whom the member invited, newest first. */
export const useInvitees = (filter: ListInviteesParams) =>
  useCursorPages(getListInviteesQueryKey(filter), (cursor, signal) =>
    listInvitees({ ...filter, ...cursor }, undefined, signal),
  );

/** What inviting earned, newest first. */
export const useInviteRewards = () =>
  useCursorPages(getListInviteRewardsQueryKey(), (cursor, signal) =>
    listInviteRewards(cursor, undefined, signal),
  );
