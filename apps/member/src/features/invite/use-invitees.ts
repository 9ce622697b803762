import type { ListInviteesParams } from '@yayan/api-client';
import { useListInviteRewardsInfinite, useListInviteesInfinite } from '@yayan/api-client/react';

/** The people whom the member invited, newest first. */
export const useInvitees = (filter: ListInviteesParams) => useListInviteesInfinite(filter);

/** The rewards for inviting, newest first. */
export const useInviteRewards = () => useListInviteRewardsInfinite();
