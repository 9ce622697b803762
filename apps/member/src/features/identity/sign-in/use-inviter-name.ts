import { useQuery } from '@tanstack/react-query';
import { checkInviteCode } from '@yayan/api-client';

/**
 * The name of the inviter as it is shown now (rule 4.19). The browser stores only the invite code, so a name that was taken
 * back is stored nowhere. Undefined while loading.
 */
export const useInviterName = (inviteCode: string | undefined): string | undefined =>
  useQuery({
    queryKey: ['checkInviteCode', inviteCode],
    queryFn: ({ signal }) => checkInviteCode({ inviteCode: inviteCode ?? '' }, { quiet: true, signal }),
    enabled: inviteCode !== undefined,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
  }).data?.nickname;
