import type { QueryClient } from '@tanstack/react-query';
import type { Session, Tokens } from '@yayan/auth';
import { createToaster, createVeil, type Toaster, type Veil } from '@yayan/ui';
import { createQueryClient } from '../query/query-client.ts';
import { deviceStorage } from '../entry-storage.ts';
import { createTabOwner, type SessionOwner, type TabOwner } from './tab-owner.ts';

interface SiteOptions {
  session: Session;
  /** Names of the storage entries that a logout leaves (rule 10.7). */
  keptAtLogout: () => readonly string[];
  /** Loads the page anew when it belongs to another member; `location.reload` by default. */
  reload?: () => void;
}

/** What the pages of one site share: who is signed in, what has been loaded, and where messages are shown. */
export interface Site {
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly toaster: Toaster;
  readonly veil: Veil;
  readonly owner: TabOwner;
  /**
   * Stores a session together with its owner, and drops all data of whoever was signed in before. Without an owner the session
   * belongs to somebody unknown until the server names them.
   */
  readonly signIn: (tokens: Tokens, owner: SessionOwner | undefined) => void;
  /** Ends the session on the server if it can be reached, and in this browser in any case. */
  readonly logout: (endOnServer: () => Promise<unknown>) => Promise<void>;
  /** Ends the session in this browser alone. */
  readonly endSession: () => void;
  /** Whether `logout` waits for the server. What is refused meanwhile leads nowhere. */
  readonly isLoggingOut: () => boolean;
}

/** Makes a site. Its calls are made by `createSiteClient`, which a page without calls needn't load. */
export const createSite = ({ session, keptAtLogout, reload }: SiteOptions): Site => {
  const queryClient = createQueryClient();
  const owner = createTabOwner(session, reload);
  const endSession = (): void => {
    // First the session: other tabs look at its cookies when they hear that the storage was emptied.
    session.logout();
    deviceStorage.emptyExcept(keptAtLogout());
  };
  let isLoggingOut = false;
  return {
    session,
    queryClient,
    toaster: createToaster(),
    veil: createVeil(),
    owner,
    signIn: (tokens, member) => {
      queryClient.clear();
      owner.give(member?.id);
      session.setUserData(member);
      session.signIn(tokens);
    },
    logout: async (endOnServer) => {
      isLoggingOut = true;
      try {
        await endOnServer().catch(() => undefined);
      } finally {
        isLoggingOut = false;
      }
      endSession();
    },
    endSession,
    isLoggingOut: () => isLoggingOut,
  };
};
