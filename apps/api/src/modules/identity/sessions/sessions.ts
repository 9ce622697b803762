import { refuse } from '../../../errors/api-fault.ts';
import type { Authenticate, WasIssued } from '../../../call/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createEndSessions, sessionEndTopic } from './end-sessions.ts';
import type { Session } from './issue-session.ts';
import type { Press } from '../codes/press-store.ts';
import { openHostSessions, openSession, type SessionOrigin, type SessionSubject } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { createSessionLookup } from './session-lookup.ts';
import { familyExpiry, listFamilies } from './session-store.ts';
import { idleSince } from './session-times.ts';
import { createSessionTokens } from './session-tokens.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An open sign-in, as its member sees it. */
export interface OpenSession {
  id: string;
  device: number;
  browser: string | null;
  system: string | null;
  network: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Sign-ins on devices, of members and of people in discussion groups (rules 2.11 to 2.15). */
export interface Sessions {
  /**
   * Opens a new session family: access token 30 minutes, refresh token 14 days. A member has at most 20, and so has a
   * person in a group; one more ends the least recently used one. Of a press, only the newest session stays open.
   */
  openSession(tx: Tx, subject: SessionSubject, origin: SessionOrigin, press?: Press): Promise<Session>;
  /**
   * Opens a host's session in a group, and beside it one of this member for the hosts' pages, which ends with it (rule
   * 6.59).
   */
  openHostSessions(
    tx: Tx,
    who: { group: SessionSubject & { kind: 'group' }; memberId: string },
    origin: SessionOrigin,
    press?: Press,
  ): Promise<{ session: Session; hosting: Session }>;
  /**
   * The session after `refreshToken`. Racing calls within 30 s get the same session, and so does a retry if its
   * successor was not used yet. Any other reuse of a replaced token ends the whole family (rule 2.12). Refuses with
   * UNAUTHORISED.
   */
  refresh(refreshToken: string): Promise<Session>;
  /** Ends one sign-in (`sessionId` of its caller). After one second no server accepts its tokens. */
  end(tx: Tx, sessionId: string): Promise<void>;
  /**
   * Ends every sign-in of a member or of a person in a group, except one, if given. Returns on how many devices they
   * were still signed in.
   */
  endAll(
    tx: Tx,
    of: { memberId: string; except?: string } | { groupMemberId: string; except?: string },
  ): Promise<number>;
  /** Ends one sign-in of a member; false when it has ended already or belongs to somebody else. */
  endOne(tx: Tx, of: { memberId: string; id: string }): Promise<boolean>;
  /** The open sign-ins of a member, the last used first. Inside a transaction give its connection. */
  list(memberId: string, db?: Connection): Promise<OpenSession[]>;
  /** When the newest access token of a sign-in expires; a time in the past if the sign-in has ended. */
  expiryOf(sessionId: string): Promise<Date>;
  /** Calls `ended` when a sign-in ends, on any server. Returns a function that stops listening. */
  onEnd(sessionId: string, ended: () => void): () => void;
  /** Finds the owner of an access token, with at most one query for each token and second. */
  authenticate: Authenticate;
  wasIssued: WasIssued;
}

/** Sessions in the database, which has only hashes of their tokens. */
export function createSessions(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys' | 'cipher' | 'log' | 'events'>,
): Sessions {
  const { database, clock } = platform;
  const tokens = createSessionTokens(platform.keys.token, platform.random);
  const lookup = createSessionLookup(platform, tokens);
  const end = createEndSessions(platform, lookup);
  const parts = { platform, tokens, end };
  return {
    openSession: async (tx, subject, origin, press) =>
      await openSession(tx, parts, { subject, origin, press }),
    openHostSessions: async (tx, who, origin, press) =>
      await openHostSessions(tx, parts, who, { origin, press }),
    refresh: async (refreshToken) =>
      (await database.transaction((tx) => refreshSession(tx, parts, refreshToken))) ?? refuse('UNAUTHORISED'),
    end: async (tx, sessionId) => {
      await end(tx, { id: sessionId }, 'logout');
    },
    endAll: async (tx, of) => await end(tx, of, 'revoked'),
    endOne: async (tx, of) => (await end(tx, of, 'revoked')) > 0,
    list: async (memberId, db = database.read) => {
      const open = await listFamilies(db, { memberId }, idleSince(clock.now()));
      return open.map(({ created_at, last_used_at, ...words }) => ({
        ...words,
        signedInAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },
    expiryOf: async (sessionId) => (await familyExpiry(database.read, sessionId)) ?? new Date(0),
    onEnd: (sessionId, ended) => platform.events.subscribe(sessionEndTopic(sessionId), ended),
    authenticate: lookup.authenticate,
    wasIssued: (token) => tokens.wasIssued(token),
  };
}
