import type { GroupIdentity, GroupMe } from '@yayan/api-client';
import { getGetGroupMeQueryOptions } from '@yayan/api-client/react';
import { isFinalRefusal } from '@yayan/auth';
import { queryClient, site } from './client.ts';
import { endView, viewedRespondent } from './view-as.ts';

const options = getGetGroupMeQueryOptions();

/** What the session's cookies say of a participant. */
export const ownerOf = ({ groupMemberId: id, name, role }: GroupIdentity) => ({ id, name, role });

/** The signed-in participant if already loaded; never fetches. */
export const loadedParticipant = (): GroupMe | undefined => queryClient.getQueryData(options.queryKey);

/**
 * Loads who is signed in, and resolves to whether the page may open. When the server refuses, they are signed out and the
 * page starts again (rule 10.4). Without an answer it rejects, and nothing that this browser keeps is lost.
 */
export const loadParticipant = async (): Promise<boolean> => {
  try {
    const me = await queryClient.fetchQuery({ ...options, retry: false });
    // While a host looks as a respondent, the answer names the respondent.
    return viewedRespondent !== undefined || site.owner.confirm(ownerOf(me.identity));
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    // Whom a host looked as may have left: the host's own page opens again.
    if (viewedRespondent !== undefined && error.kind !== 'auth') {
      endView();
      return false;
    }
    // The transport has ended the session and leads to the login.
    if (error.kind === 'auth') return false;
    site.endSession();
    globalThis.location.reload();
    return false;
  }
};
