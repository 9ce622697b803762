import type { Platform } from '../../../platform/platform.ts';
import type { EndSessions } from './end-sessions.ts';
import { accessExpiry, issueSession, type Session } from './issue-session.ts';
import { findSession, lockByRefresh, markRotated, prolongAccess, touchFamily } from './session-store.ts';
import { RACE_MS } from './session-times.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface RefreshDeps {
  platform: Pick<Platform, 'clock' | 'log'>;
  tokens: SessionTokens;
  end: EndSessions;
}

/**
 * The session after `refreshToken`. A replaced token gets the same successor again for 30 s, because tabs race. After
 * that it gets it until the successor is first used, because the first answer may have been lost (rule 2.12). Null if
 * the token is invalid. If a replaced token is used after its successor was used, the whole family ends; the caller
 * must commit that.
 */
export async function refreshSession(
  tx: Tx,
  { platform: { clock, log }, tokens, end }: RefreshDeps,
  refreshToken: string,
): Promise<Session | null> {
  const now = clock.now();
  const hash = tokens.hash(refreshToken);
  const session = await lockByRefresh(tx, hash);
  if (session === undefined || session.ended_at) return null;
  const family = { id: session.family_id, expiresAt: session.family_expires_at };
  const successor = tokens.next(refreshToken);
  if (session.rotated_at === null) {
    if (session.refresh_expires_at <= now) return null;
    await markRotated(tx, hash, now);
    await touchFamily(tx, family.id, now);
    return await issueSession(tx, tokens, family, successor, now);
  }
  const next = await findSession(tx, tokens.hash(successor));
  const again = { token: tokens.accessOf(successor), refreshToken: successor };
  if (next && now.getTime() - session.rotated_at.getTime() <= RACE_MS)
    return { ...again, expired: next.access_expires_at.getTime() };
  if (next && !next.is_used) {
    if (next.refresh_expires_at <= now) return null;
    const accessEnd = accessExpiry(family, now);
    await prolongAccess(tx, tokens.hash(successor), accessEnd);
    return { ...again, expired: accessEnd.getTime() };
  }
  await end(tx, { id: family.id }, 'reuse');
  log.warn({ event: 'session.reuse' }, 'a replaced refresh token came back after its successor was used');
  return null;
}
