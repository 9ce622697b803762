import type { Account } from '@yayan/api-client';
import { getGetAccountQueryOptions } from '@yayan/api-client/react';
import { isFinalRefusal } from '@yayan/auth';
import { queryClient, session, site } from '../client/client.ts';
import { settleUnsent } from '../unsent/settle-unsent.ts';
import '../client/transport.ts';

const options = getGetAccountQueryOptions();

/** The signed-in member's account if it is loaded. Makes no call. */
export const loadedAccount = (): Account | undefined => queryClient.getQueryData(options.queryKey);

/** The owner's data in the session's cookies. */
export const ownerOf = ({ id, nickname, avatar }: Account) => ({ id, nickname, avatar });

/** By then a first page has loaded what it needs. */
const settleAfterMs = 2000;

/** Settles unsent work if the same member is still signed in by then. */
const settleLater = (id: string): void => {
  setTimeout(() => {
    if (session.token() !== undefined && loadedAccount()?.id === id) void settleUnsent(id);
  }, settleAfterMs);
};

/** Stores an account that was read with the member's new session, so that the next page needn't load it. */
export const cacheAccount = (account: Account): void => {
  queryClient.setQueryData(options.queryKey, account);
  settleLater(account.id);
};

/**
 * Loads the member's account before a page opens. Returns whether the page may open. When the server refuses the account, the
 * member is signed out and the page reloads (rule 10.4). Without an answer it rejects, and this browser loses no data.
 */
export const loadAccount = async (): Promise<boolean> => {
  try {
    const account = await queryClient.fetchQuery({ ...options, retry: false });
    if (!site.owner.confirm(ownerOf(account))) return false;
    settleLater(account.id);
    return true;
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    // The transport has ended the session and opens the login.
    if (error.kind === 'auth') return false;
    site.endSession();
    globalThis.location.reload();
    return false;
  }
};
