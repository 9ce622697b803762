import type { QueryClient } from '@tanstack/react-query';
import type { Session, Tokens } from '@yayan/auth';
import { colorSchemeKey, createToaster, createVeil, type Toaster, typeScaleKey, type Veil } from '@yayan/ui';
import { createQueryClient } from '../query/query-client.ts';
import type { SiteName } from '../maintenance/site-name.ts';
import { deviceStorage } from '../entry-storage.ts';
import { deleteGroupFiles } from '../group-files.ts';
import { createTabOwner, type SessionOwner, type TabOwner } from './tab-owner.ts';

interface SiteOptions {
  name: SiteName;
  session: Session;
  /** Names of the site's own storage entries that a logout leaves (rule 10.7). The device's colours and size of type stay too. */
  keptAtLogout: () => readonly string[];
  /** Reloads the page when it belongs to another member; `location.reload` by default. */
  reload?: () => void;
}

/** The shared parts of a site's pages: the session, the loaded data and the toasts. */
export interface Site {
  readonly name: SiteName;
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly toaster: Toaster;
  readonly veil: Veil;
  readonly owner: TabOwner;
  /**
   * Stores a session together with its owner, and drops all data of the previous owner. Without `owner` the owner is unknown
   * until the server names them.
   */
  readonly signIn: (tokens: Tokens, owner: SessionOwner | undefined) => void;
  /** Ends the session in this browser, and on the server if it can be reached. */
  readonly logout: (endOnServer: () => Promise<unknown>) => Promise<void>;
  /** Ends the session in this browser only. */
  readonly endSession: () => void;
  /** Whether `logout` waits for the server. Refusals during that time don't open the sign-in page. */
  readonly isLoggingOut: () => boolean;
}

/** Makes a site. `createSiteClient` makes its calls, so that a page without calls needn't load it. */
export const createSite = ({ name, session, keptAtLogout, reload }: SiteOptions): Site => {
  const queryClient = createQueryClient();
  const owner = createTabOwner(session, reload);
  const endSession = (): void => {
    // End the session first: other tabs check its cookies when they are notified of the emptied storage.
    session.logout();
    deviceStorage.emptyExcept([...keptAtLogout(), colorSchemeKey, typeScaleKey]);
    deleteGroupFiles();
  };
  let isLoggingOut = false;
  return {
    name,
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
