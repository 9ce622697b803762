import type { components } from '@yayan/contract';
import type { Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import type { Authenticate, Caller } from '../../contract/caller.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  accessExpiry,
  endFamilies,
  familyExpiry,
  findByAccess,
  insertFamily,
  insertSession,
  lockByRefresh,
  markRotated,
  type AccessRow,
} from './session-store.ts';
import { createSessionTokens } from './session-tokens.ts';

export type Session = components['schemas']['Session'];

/** Who a session is opened for. A group session opens nothing but its group (decisions §6). */
export type SessionSubject =
  | { kind: 'member'; memberId: string }
  | { kind: 'group'; groupId: string; groupMemberId: string; role: 0 | 1 | 2 };

/** Sign-ins on devices, for members and for discussion groups alike (decisions §2). */
export interface Sessions {
  /** Opens a family of its own: access token 30 minutes, refresh token 14 days. */
  openSession(
    tx: Transaction<Schema>,
    subject: SessionSubject,
    origin: Pick<Origin, 'device' | 'deviceId'>,
  ): Promise<Session>;
  /**
   * The session after `refreshToken`. Calls that race within 30 s get one and the same; used after that, the token ends
   * its whole family. Refuses with UNAUTHORISED.
   */
  refresh(refreshToken: string): Promise<Session>;
  /** Ends one sign-in (`sessionId` of its caller). Its tokens are dead on every server within a second. */
  end(tx: Transaction<Schema>, sessionId: string): Promise<void>;
  /** Ends every sign-in of a member or of someone in a group, and answers how many there were. */
  endAll(tx: Transaction<Schema>, of: { memberId: string } | { groupMemberId: string }): Promise<number>;
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
const REMEMBER_MS = 1_000;
const REMEMBERED = 20_000;

/** Topic that tells every server about the end of a session, for streams that are open under it. */
export const sessionEndTopic = (sessionId: string): string => `session-end:${sessionId}`;

/** A caller and until when, or that there is none. */
type Known = { caller: Caller; expiresAt: number } | { caller: null };

/** Sessions kept in the database; no token is, only hashes. */
export function createSessions(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys' | 'log' | 'events'>,
): Sessions {
  const { database, clock, random, log, events } = platform;
  const tokens = createSessionTokens(platform.keys.token, random);
  const remembered = new LRUCache<string, Known>({
    max: REMEMBERED,
    ttl: REMEMBER_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (hash) => known(await findByAccess(database.read, hash)),
  });

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

  const forget = async (tx: Transaction<Schema>, familyIds: readonly string[]): Promise<void> => {
    for (const id of familyIds) await events.publishIn(tx, sessionEndTopic(id), null);
    for (const [hash, { caller }] of remembered.entries())
      if (caller && familyIds.includes(caller.sessionId)) remembered.delete(hash);
  };

  /** Null when the token opens nothing; a reuse has then ended its family, which has to be committed. */
  const rotate = async (tx: Transaction<Schema>, refreshToken: string): Promise<Session | null> => {
    const now = clock.now();
    const hash = tokens.hash(refreshToken);
    const session = await lockByRefresh(tx, hash);
    if (session === undefined || session.ended_at || session.refresh_expires_at <= now) return null;
    const successor = tokens.next(refreshToken);
    if (session.rotated_at === null) {
      await markRotated(tx, hash, now);
      return await add(tx, session.family_id, successor, session.family_expires_at);
    }
    if (now.getTime() - session.rotated_at.getTime() <= RACE_MS) {
      const expiry = await accessExpiry(tx, tokens.hash(successor));
      if (expiry === undefined) throw new Error('A rotated session has no successor');
      return { token: tokens.accessOf(successor), refreshToken: successor, expired: expiry.getTime() };
    }
    await forget(tx, await endFamilies(tx, { id: session.family_id }, 'reuse', now));
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
        device: origin.device,
        device_id: origin.deviceId,
        created_at: now,
        expires_at: expiresAt,
      };
      await insertFamily(tx, family);
      return await add(tx, family.id, tokens.first(), expiresAt);
    },
    refresh: async (refreshToken) =>
      (await database.transaction((tx) => rotate(tx, refreshToken))) ?? refuse('UNAUTHORISED'),
    end: async (tx, sessionId) => {
      await forget(tx, await endFamilies(tx, { id: sessionId }, 'logout', clock.now()));
    },
    endAll: async (tx, of) => {
      const ended = await endFamilies(tx, of, 'revoked', clock.now());
      await forget(tx, ended);
      return ended.length;
    },
    expiryOf: async (sessionId) => (await familyExpiry(database.read, sessionId)) ?? new Date(0),
    authenticate: async (token) => {
      const found = await remembered.fetch(tokens.hash(token));
      if (!found?.caller || found.expiresAt <= clock.now().getTime()) return null;
      return found.caller;
    },
  };
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

function known(row: AccessRow | undefined): Known {
  if (row === undefined) return { caller: null };
  return { caller: callerOf(row), expiresAt: row.access_expires_at.getTime() };
}

function callerOf({ family_id, member_id, group_id, group_member_id, group_role }: AccessRow): Caller {
  if (member_id !== null) return { kind: 'member', memberId: member_id, sessionId: family_id };
  if (group_id === null || group_member_id === null || group_role === null)
    throw new Error('A session belongs to nobody');
  return {
    kind: 'group',
    groupId: group_id,
    groupMemberId: group_member_id,
    role: group_role === 0 ? 0 : group_role === 1 ? 1 : 2,
    sessionId: family_id,
  };
}
