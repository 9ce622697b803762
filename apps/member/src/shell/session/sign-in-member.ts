import { type Account, createClient, getAccount } from '@yayan/api-client';
import { createMemorySession, type Tokens } from '@yayan/auth';
import { session, site } from '../client/client.ts';
import { ownerOf, cacheAccount } from './account.ts';

/** The account of these tokens. A failure is ignored: the next page loads the account again. */
const accountOf = async (tokens: Tokens): Promise<Account | undefined> => {
  const staged = { ...createMemorySession('sign-in.'), deviceId: session.deviceId };
  staged.signIn(tokens);
  return await getAccount({ client: createClient({ session: staged, retries: 0 }) }).catch(() => undefined);
};

/**
 * Stores a new session together with its owner, so that other tabs see at once who it is. Drops all data of the member who was
 * signed in before.
 */
export const signInMember = async (tokens: Tokens): Promise<void> => {
  const account = await accountOf(tokens);
  site.signIn(tokens, account && ownerOf(account));
  if (account) cacheAccount(account);
};
