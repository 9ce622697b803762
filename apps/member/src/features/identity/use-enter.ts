import type { Session } from '@yayan/api-client';
import { useLocation, useNavigate } from 'react-router';
import { signInMember } from '../../shell/session/sign-in-member.ts';
import { safeDestination } from '../../shell/session/safe-destination.ts';

/** Stores the session, clears the data of the previous member, and opens `from`, by default `?from=` of this page. */
export const useEnter = (): ((tokens: Session, from?: string | null) => Promise<void>) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (tokens, from = new URLSearchParams(search).get('from')) => {
    await signInMember(tokens);
    await navigate(safeDestination(from, globalThis.location.origin), { replace: true });
  };
};
