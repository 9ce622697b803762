import type { GroupSession } from '@yayan/api-client';
import { useNavigate } from 'react-router';
import { queryClient } from './client.ts';
import { forgetView } from './view-as.ts';
import { noteSignIn, rememberGroup, session } from './current-group.ts';

/** Enters the current group with what signing in answered, in place of a session that somebody left open here. */
export const useEnterGroup = (): ((signedIn: GroupSession) => Promise<void>) => {
  const navigate = useNavigate();
  return async ({ identity, ...tokens }) => {
    forgetView();
    queryClient.clear();
    session.signIn(tokens);
    rememberGroup(identity.taskHashId);
    noteSignIn(identity.taskHashId);
    await navigate(identity.firstVisit ? `/bbs/${identity.taskHashId}/user` : '/topic', { replace: true });
  };
};
