import { useQuery } from '@tanstack/react-query';
import { acceptInvite, InviteChannel } from '@yayan/api-client';
import { useEffect } from 'react';
import { storeInvite } from '../../../shell/session/stored-invite.ts';

const channels = new Set<string>(Object.values(InviteChannel));
const isChannel = (value: string | null): value is InviteChannel => value !== null && channels.has(value);

/** Loads what an invitation offers. The browser then stores the invitation for 7 days. */
export const useOffer = (code: string, via: string | null) => {
  const inviteCode = code.toUpperCase();
  const channel = isChannel(via) ? via : InviteChannel.Link;
  const offer = useQuery({
    queryKey: ['acceptInvite', inviteCode, channel],
    queryFn: ({ signal }) => acceptInvite({ inviteCode, channel }, { quiet: true, signal }),
    enabled: inviteCode !== '',
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = offer;
  useEffect(() => {
    if (data) storeInvite({ code: data.inviter.inviteCode, until: data.rememberedUntil });
  }, [data]);
  return offer;
};
