import { getGetGroupMeQueryOptions, type GroupMe } from '@yayan/api-client';
import { queryClient, session } from './client.ts';
import { keptAtLogout } from './group-hash.ts';

const options = getGetGroupMeQueryOptions();

/** Who is signed in to the group when that has been loaded, without asking for it. */
export const loadedParticipant = (): GroupMe | undefined => queryClient.getQueryData(options.queryKey);

/** Loads who is signed in; when that fails they are signed out and the page starts again (spec §2). */
export const loadParticipant = async (): Promise<boolean> => {
  try {
    const me = await queryClient.fetchQuery({ ...options, retry: false });
    session.setUserData({ id: me.identity.groupMemberId, name: me.identity.name, role: me.identity.role });
    return true;
  } catch {
    session.logout({ keep: keptAtLogout() });
    globalThis.location.reload();
    return false;
  }
};
