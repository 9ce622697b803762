import { useQueryClient } from '@tanstack/react-query';
import type { Session } from '@yayan/api-client';
import { useLocation, useNavigate } from 'react-router';
import { sendCarriedVote } from '../../shell/content/send-carried-vote.ts';
import { signInMember } from '../../shell/session/sign-in-member.ts';
import { safeDestination } from '../../shell/session/safe-destination.ts';

/**
 * Stores the session, clears the data of the previous member, sends the vote that they gave as a visitor, and opens `from`, by default `?from=` of this page.
 */
export const useEnter = (): ((tokens: Session, from?: string | null) => Promise<void>) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { search } = useLocation();
  return async (tokens, from = new URLSearchParams(search).get('from')) => {
    await signInMember(tokens);
    // Nobody waits for it: home shows the choice in any case.
    void sendCarriedVote(queries).catch(() => undefined);
    await navigate(safeDestination(from, globalThis.location.origin), { replace: true });
  };
};
