import { isRefusal, useGetOperatorSession } from '@yayan/console-client';
import { Navigate, useLocation } from 'react-router';
import { SessionContext } from '../session/session.ts';
import type { SignInState } from '../session/sign-out-cause.ts';
import { LoadedQuery } from '../state/LoadedQuery.tsx';
import { Frame } from './Frame.tsx';

/** The pages of who is signed in; everybody else is led to the sign-in page and back. */
export function SignedIn() {
  const query = useGetOperatorSession({ query: { staleTime: Infinity } });
  const { pathname, search } = useLocation();
  if (isRefusal(query.error, 'UNAUTHORISED')) {
    const state: SignInState = { next: pathname + search };
    return <Navigate to="/sign-in" replace state={state} />;
  }
  return (
    <LoadedQuery query={query}>
      {(session) => (
        <SessionContext value={session}>
          <Frame />
        </SessionContext>
      )}
    </LoadedQuery>
  );
}
