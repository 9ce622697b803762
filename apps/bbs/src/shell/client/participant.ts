import type { GroupMe } from '@yayan/api-client';
import { getGetGroupMeQueryOptions } from '@yayan/api-client/react';
import { isFinalRefusal } from '@yayan/auth';
import { queryClient } from './client.ts';
import { keptAtLogout, session } from './current-group.ts';
import { endView, viewedRespondent } from './view-as.ts';

const options = getGetGroupMeQueryOptions();

/** The signed-in participant if already loaded; never fetches. */
export const loadedParticipant = (): GroupMe | undefined => queryClient.getQueryData(options.queryKey);

/**
 * Loads who is signed in, and resolves to whether the page may open. When the server refuses, they are signed out and the
 * page starts again (rule 10.4). Without an answer it rejects, and nothing that this browser keeps is lost.
 */
export const loadParticipant = async (): Promise<boolean> => {
  try {
    const me = await queryClient.fetchQuery({ ...options, retry: false });
    session.setUserData({ id: me.identity.groupMemberId, name: me.identity.name, role: me.identity.role });
    return true;
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    // Whom a host looked as may have left: the host's own page opens again.
    if (viewedRespondent !== undefined && error.kind !== 'auth') {
      endView();
      return false;
    }
    // The transport has ended the session and leads to the login.
    if (error.kind === 'auth') return false;
    session.logout({ keep: keptAtLogout() });
    globalThis.location.reload();
    return false;
  }
};
