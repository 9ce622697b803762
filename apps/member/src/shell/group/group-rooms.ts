import { QueryClient } from '@tanstack/react-query';
import {
  type Client,
  createClient,
  createGroupTicket,
  type GroupIdentity,
  loginGroupWithTicket,
} from '@yayan/api-client';
import { createMemorySession, type Session } from '@yayan/auth';
import { createQueryClient, createSiteClient } from '@yayan/site';
import { session as memberSession, site } from '../client/client.ts';

/** One discussion group on this site: who the member is there, and everything that was read of it. */
export interface GroupRoom {
  hash: string;
  session: Session;
  client: Client;
  queries: QueryClient;
  /** Buys a session with the member's own, once; later calls answer the same. */
  enter: () => Promise<GroupIdentity>;
}

const rooms = new Map<string, GroupRoom>();

/** Nothing of a group outlives the member's sign-in. */
memberSession.subscribe(() => {
  if (memberSession.token() !== undefined) return;
  for (const { queries, session } of rooms.values()) {
    queries.clear();
    session.clear();
  }
  rooms.clear();
});

const makeRoom = (hash: string): GroupRoom => {
  const session = createMemorySession(`group.${hash}.`);
  const client = createSiteClient(site, {
    connect: (on) => createClient({ session, on }),
    // The group ended this session: the page is loaded again, and buys another where the member may still enter.
    leave: () => globalThis.location.reload(),
  });
  let entered: Promise<GroupIdentity> | undefined;
  const buy = async (): Promise<GroupIdentity> => {
    const { ticket } = await createGroupTicket(hash, { quiet: true });
    const { identity, ...tokens } = await loginGroupWithTicket(hash, { ticket }, { quiet: true });
    session.signIn(tokens);
    return identity;
  };
  return {
    hash,
    session,
    client,
    queries: createQueryClient(),
    enter: () => {
      entered ??= buy().catch((error: unknown) => {
        entered = undefined;
        throw error;
      });
      return entered;
    },
  };
};

/** The room of a group. Every group has a session and a cache of its own, so that nothing of two groups ever meets. */
export const roomOf = (hash: string): GroupRoom => {
  const known = rooms.get(hash) ?? makeRoom(hash);
  rooms.set(hash, known);
  return known;
};
