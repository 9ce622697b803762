import type { components } from '@yayan/contract';
import type { Transaction } from 'kysely';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import type { Authenticate } from '../../contract/caller.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { agreementDue } from './agreement.ts';
import { browserOf } from './browser-of.ts';
import { coarseNetwork } from './code-limits.ts';
import { createSessionLookup } from './session-lookup.ts';
import {
  accessExpiry,
  endFamilies,
  familyExpiry,
  insertFamily,
  insertSession,
  listFamilies,
  lockByRefresh,
  markAgreed,
  markRotated,
  touchFamily,
  type WhichFamilies,
} from './session-store.ts';
import { createSessionTokens } from './session-tokens.ts';

export type Session = components['schemas']['Session'];

/** Who a session is opened for. A group session opens nothing but its group (decisions §6). */
export type SessionSubject =
  | { kind: 'member'; memberId: string }
  | { kind: 'group'; groupId: string; groupMemberId: string; role: 0 | 1 | 2 };

/** A sign-in that is open, as its member may see it. */
export interface OpenSession {
  id: string;
  device: number;
  browser: string | null;
  system: string | null;
  network: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Sign-ins on devices, for members and for discussion groups alike (decisions §2). */
export interface Sessions {
  /**
   * Opens a family of its own: access token 30 minutes, refresh token 14 days. A member has at most 20; the one used
   * longest ago ends then.
   */
  openSession(
    tx: Transaction<Schema>,
    subject: SessionSubject,
    origin: Pick<Origin, 'device' | 'deviceId'> & Partial<Pick<Origin, 'address' | 'userAgent'>>,
  ): Promise<Session>;
  /**
   * The session after `refreshToken`. Calls that race within 30 s get one and the same; used after that, the token ends
   * its whole family. Refuses with UNAUTHORISED.
   */
  refresh(refreshToken: string): Promise<Session>;
  /** Ends one sign-in (`sessionId` of its caller). Its tokens are dead on every server within a second. */
  end(tx: Transaction<Schema>, sessionId: string): Promise<void>;
  /**
   * Ends every sign-in of a member (but one, when it is named) or of someone in a group, and answers on how many devices
   * someone was still signed in.
   */
  endAll(
    tx: Transaction<Schema>,
    of: { memberId: string; except?: string } | { groupMemberId: string },
  ): Promise<number>;
  /** Ends one sign-in of a member; false when it is over already or somebody else's. */
  endOne(tx: Transaction<Schema>, of: { memberId: string; id: string }): Promise<boolean>;
  /** Opens everything to the sign-ins of a member who has agreed to the texts that hold now. */
  agreed(tx: Transaction<Schema>, memberId: string): Promise<void>;
  /** The open sign-ins of a member, the last used first. */
  list(memberId: string): Promise<OpenSession[]>;
  /** When the newest access token of a sign-in expires; the past for one that has ended. */
  expiryOf(sessionId: string): Promise<Date>;
  /** Who an access token belongs to; one query a token and second at most. */
  authenticate: Authenticate;
}

const ACCESS_MS = 30 * 60_000;
const REFRESH_MS = 14 * 24 * 3_600_000;
/** However often it was refreshed, a sign-in ends after this. */
const FAMILY_MS = 180 * 24 * 3_600_000;
const RACE_MS = 30_000;
const MOST_SIGN_INS = 20;

/** Topic that tells every server about the end of a session, for streams that are open under it. */
export const sessionEndTopic = (sessionId: string): string => `session-end:${sessionId}`;

/** Sessions kept in the database; no token is, only hashes. */
export function createSessions(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys' | 'log' | 'events'>,
): Sessions {
  const { database, clock, random, log, events } = platform;
  const tokens = createSessionTokens(platform.keys.token, random);
  const lookup = createSessionLookup(platform, tokens);

  const add = async (
    tx: Transaction<Schema>,
    familyId: string,
    refreshToken: string,
    familyEnd: Date,
  ): Promise<Session> => {
    const now = clock.now().getTime();
    const token = tokens.accessOf(refreshToken);
    const until = (lasting: number): Date => new Date(Math.min(now + lasting, familyEnd.getTime()));
    const accessEnd = until(ACCESS_MS);
    await insertSession(tx, {
      refresh_hash: tokens.hash(refreshToken),
      access_hash: tokens.hash(token),
      family_id: familyId,
      access_expires_at: accessEnd,
      refresh_expires_at: until(REFRESH_MS),
    });
    return { token, refreshToken, expired: accessEnd.getTime() };
  };

  /** Resolves to the number of devices that could still have called. */
  const end = async (
    tx: Transaction<Schema>,
    which: WhichFamilies,
    reason: 'logout' | 'reuse' | 'revoked',
  ): Promise<number> => {
    const now = clock.now();
    const ended = await endFamilies(tx, which, reason, now);
    for (const { id } of ended) await events.publishIn(tx, sessionEndTopic(id), null);
    lookup.forget(new Set(ended.map(({ id }) => id)));
    return ended.filter(({ last_used_at }) => last_used_at > idleSince(now)).length;
  };

  /** Null when the token opens nothing; a reuse has then ended its family, which has to be committed. */
  const rotate = async (tx: Transaction<Schema>, refreshToken: string): Promise<Session | null> => {
    const now = clock.now();
    const hash = tokens.hash(refreshToken);
    const session = await lockByRefresh(tx, hash);
    if (session === undefined || session.ended_at) return null;
    const successor = tokens.next(refreshToken);
    if (session.rotated_at === null) {
      if (session.refresh_expires_at <= now) return null;
      await markRotated(tx, hash, now);
      await touchFamily(tx, session.family_id, now);
      return await add(tx, session.family_id, successor, session.family_expires_at);
    }
    if (now.getTime() - session.rotated_at.getTime() <= RACE_MS) {
      const expiry = await accessExpiry(tx, tokens.hash(successor));
      if (expiry === undefined) throw new Error('A rotated session has no successor');
      return { token: tokens.accessOf(successor), refreshToken: successor, expired: expiry.getTime() };
    }
    await end(tx, { id: session.family_id }, 'reuse');
    log.warn({ event: 'session.reuse' }, 'a used refresh token came back: its family was ended');
    return null;
  };

  return {
    openSession: async (tx, subject, origin) => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + FAMILY_MS);
      const family = {
        id: random.uuid(),
        ...subjectColumns(subject),
        agreement_due: subject.kind === 'member' ? agreementDue(subject.memberId) : false,
        device: origin.device,
        device_id: origin.deviceId,
        ...browserOf(origin.userAgent ?? null),
        network: origin.address === undefined ? null : coarseNetwork(origin.address),
        created_at: now,
        last_used_at: now,
        expires_at: expiresAt,
      };
      if (subject.kind === 'member') {
        const open = await listFamilies(tx, subject.memberId, idleSince(now));
        for (const { id } of open.slice(MOST_SIGN_INS - 1)) await end(tx, { id }, 'revoked');
      }
      await insertFamily(tx, family);
      return await add(tx, family.id, tokens.first(), expiresAt);
    },
    refresh: async (refreshToken) =>
      (await database.transaction((tx) => rotate(tx, refreshToken))) ?? refuse('UNAUTHORISED'),
    end: async (tx, sessionId) => {
      await end(tx, { id: sessionId }, 'logout');
    },
    endAll: async (tx, of) => await end(tx, of, 'revoked'),
    endOne: async (tx, of) => (await end(tx, of, 'revoked')) > 0,
    agreed: markAgreed,
    list: async (memberId) => {
      const open = await listFamilies(database.read, memberId, idleSince(clock.now()));
      return open.map(({ created_at, last_used_at, ...words }) => ({
        ...words,
        signedInAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },
    expiryOf: async (sessionId) => (await familyExpiry(database.read, sessionId)) ?? new Date(0),
    authenticate: lookup.authenticate,
  };
}

/** A sign-in that was last used before this can't be used any more: its refresh token has expired. */
function idleSince(now: Date): Date {
  return new Date(now.getTime() - REFRESH_MS);
}

function subjectColumns(subject: SessionSubject): {
  member_id: string | null;
  group_id: string | null;
  group_member_id: string | null;
  group_role: number | null;
} {
  return subject.kind === 'member'
    ? { member_id: subject.memberId, group_id: null, group_member_id: null, group_role: null }
    : {
        member_id: null,
        group_id: subject.groupId,
        group_member_id: subject.groupMemberId,
        group_role: subject.role,
      };
}
