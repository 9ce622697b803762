import { LRUCache } from 'lru-cache';
import type { Authenticate, Caller } from '../../../call/caller.ts';
import { batchLoader } from '../../../platform/database/batch-loader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findByAccess, markUsed, type AccessRow } from './session-store.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Finds the owner of an access token, with a cache of one second. */
export interface SessionLookup {
  /** At most one query for each token and second, and one write at a token's first use. */
  authenticate: Authenticate;
  /** Removes ended sessions from the cache. Other servers remove them within a second. */
  invalidate(sessionIds: ReadonlySet<string>): void;
}

const REMEMBER_MS = 1_000;
const REMEMBERED = 20_000;

/** A caller and when the token expires, or that there is no caller. */
type CachedCaller = { caller: Caller; expiresAt: number } | { caller: null };

export function createSessionLookup(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  tokens: Pick<SessionTokens, 'hash'>,
): SessionLookup {
  const find = batchLoader<string, AccessRow | undefined>(async (hashes) => {
    const found = await findByAccess(database.read, hashes);
    const unused = found.filter(({ used_at }) => used_at === null).map(({ access_hash }) => access_hash);
    // Write this before the call continues, because from now on the replaced refresh token counts as reused (rule
    // 2.12).
    if (unused.length > 0) await markUsed(database.read, unused, clock.now());
    const rows = new Map(found.map((row) => [row.access_hash, row]));
    return hashes.map((hash) => rows.get(hash));
  });
  const remembered = new LRUCache<string, CachedCaller>({
    max: REMEMBERED,
    ttl: REMEMBER_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (token) => cachedCallerOf(await find(tokens.hash(token)), clock.now()),
  });
  return {
    authenticate: async (token) => {
      // Use the token itself as the key, because hashing it takes longer than everything else.
      const found = remembered.get(token) ?? (await remembered.fetch(token));
      // Don't cache this: a member who agrees must be let in at once.
      if (found?.caller?.kind === 'member' && found.caller.agreementDue) remembered.delete(token);
      if (!found?.caller || found.expiresAt <= clock.now().getTime()) return null;
      return found.caller;
    },
    invalidate: (sessionIds) => {
      for (const [token, { caller }] of remembered.entries())
        if (caller && sessionIds.has(caller.sessionId)) remembered.delete(token);
    },
  };
}

function cachedCallerOf(row: AccessRow | undefined, now: Date): CachedCaller {
  if (row === undefined) return { caller: null };
  return { caller: callerOf(row, now), expiresAt: row.access_expires_at.getTime() };
}

function callerOf(row: AccessRow, now: Date): Caller {
  const { family_id, member_id, group_id, group_member_id, group_role } = row;
  if (member_id !== null) {
    const member = { kind: 'member', memberId: member_id, sessionId: family_id } as const;
    return {
      ...member,
      ...(row.agreement_due ? { agreementDue: true } : {}),
      ...(row.host_only ? { hostOnly: true } : {}),
      ...(row.suspended_until !== null && row.suspended_until > now ? { blocked: true } : {}),
    };
  }
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
