import type { GroupIdentity, GroupMe } from '@yayan/api-client';
import { getGetGroupMeQueryOptions } from '@yayan/api-client/react';
import { isFinalRefusal } from '@yayan/auth';
import { settleGroupFiles } from '@yayan/site';
import { session } from './current-group.ts';
import { queryClient, site } from './client.ts';
import { endView, viewedRespondent } from './view-as.ts';

const options = getGetGroupMeQueryOptions();

/** The participant's data in the session's cookies. */
export const ownerOf = ({ groupMemberId: id, name, role }: GroupIdentity) => ({ id, name, role });

/** The signed-in participant if they are loaded. Makes no call. */
export const loadedParticipant = (): GroupMe | undefined => queryClient.getQueryData(options.queryKey);

/**
 * Loads the signed-in participant, and returns whether the page may open. When the server refuses, they are signed out and the
 * page reloads (rule 10.4). Without an answer it rejects, and this browser loses no data.
 */
export const loadParticipant = async (): Promise<boolean> => {
  try {
    const me = await queryClient.fetchQuery({ ...options, retry: false });
    // While a host views the group as a respondent, the answer names the respondent.
    if (viewedRespondent !== undefined) return true;
    settleGroupFiles(me.identity.groupMemberId, session.prefix);
    return site.owner.confirm(ownerOf(me.identity));
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    // The respondent may have left the group: open the host's own page again.
    if (viewedRespondent !== undefined && error.kind !== 'auth') {
      endView();
      return false;
    }
    // The transport has ended the session and opens the login.
    if (error.kind === 'auth') return false;
    site.endSession();
    globalThis.location.reload();
    return false;
  }
};
