import { type Account, getGetAccountQueryOptions } from '@yayan/api-client';
import { queryClient, session } from '../client/client.ts';
import { keptAtLogout } from '../frame/make-money-status.ts';
import '../client/transport.ts';

const options = getGetAccountQueryOptions();

/** The signed-in member's account when it has been loaded, without asking for it. */
export const loadedAccount = (): Account | undefined => queryClient.getQueryData(options.queryKey);

/**
 * Loads the member's account before a page opens. When that fails the member is signed out and the page
 * starts again (spec §2).
 */
export const loadAccount = async (): Promise<boolean> => {
  try {
    const account = await queryClient.fetchQuery({ ...options, retry: false });
    session.setUserData({ id: account.id, nickname: account.nickname, avatar: account.avatar });
    return true;
  } catch {
    session.logout({ keep: [keptAtLogout] });
    globalThis.location.reload();
    return false;
  }
};
