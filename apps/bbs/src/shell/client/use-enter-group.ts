import type { GroupCodeSession } from '@yayan/api-client';
import { settleGroupFiles } from '@yayan/site';
import { useNavigate } from 'react-router';
import { site } from './client.ts';
import { ownerOf } from './participant.ts';
import { dropDeparture } from './departure.ts';
import { clearView } from './view-as.ts';
import { keepHosting, noteSignIn, rememberGroup, session } from './current-group.ts';

/** Enters the current group with the answer of signing in, and replaces any session that is still open here. */
export const useEnterGroup = (): ((signedIn: GroupCodeSession) => Promise<void>) => {
  const navigate = useNavigate();
  return async ({ identity, hosting, ...tokens }) => {
    clearView();
    site.signIn(tokens, ownerOf(identity));
    // The session may have ended without a sign-out, so the person before may have left photos here.
    settleGroupFiles(identity.groupMemberId, session.prefix);
    keepHosting(identity.taskHashId, hosting);
    rememberGroup(identity.taskHashId);
    dropDeparture(identity.taskHashId);
    noteSignIn(identity.taskHashId);
    await navigate(identity.firstVisit ? `/bbs/${identity.taskHashId}/user` : '/topic', { replace: true });
  };
};
