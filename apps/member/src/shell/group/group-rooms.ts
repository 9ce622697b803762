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

/** One discussion group on this site: its session, client and cache. */
export interface GroupRoom {
  hash: string;
  session: Session;
  client: Client;
  queries: QueryClient;
  /** Gets a session of the group with the member's own session, once; later calls return the same. */
  enter: () => Promise<GroupIdentity>;
}

const rooms = new Map<string, GroupRoom>();

/** When the member signs out, clear everything of the groups. */
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
    connect: (options) => createClient({ session, ...options }),
    // The group ended this session. Reload the page: it gets another session if the member may still enter.
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

/** The room of a group. Every group has its own session and cache, so that data of two groups never mix. */
export const roomOf = (hash: string): GroupRoom => {
  const known = rooms.get(hash) ?? makeRoom(hash);
  rooms.set(hash, known);
  return known;
};
