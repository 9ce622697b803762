import { useQuery } from '@tanstack/react-query';
import { checkInviteCode } from '@yayan/api-client';

/**
 * The name of the inviter, as they show it now (rule 4.19). The browser keeps only the code of an invitation, so that a name
 * that was taken back is nowhere any more. Undefined until it is known.
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
