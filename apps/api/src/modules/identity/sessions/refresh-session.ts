import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EndSessions } from './end-sessions.ts';
import { issueSession, type Session } from './issue-session.ts';
import { accessExpiry, lockByRefresh, markRotated, touchFamily } from './session-store.ts';
import { RACE_MS } from './session-times.ts';
import type { SessionTokens } from './session-tokens.ts';

export interface RefreshParts {
  platform: Pick<Platform, 'clock' | 'log'>;
  tokens: SessionTokens;
  end: EndSessions;
}

/**
 * The session after `refreshToken`: the same for calls that race within 30 s. Null when the token opens nothing; one that
 * comes back after that has then ended its family, which has to be committed.
 */
export async function refreshSession(
  tx: Transaction<Schema>,
  { platform: { clock, log }, tokens, end }: RefreshParts,
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
  if (now.getTime() - session.rotated_at.getTime() <= RACE_MS) {
    const expiry = await accessExpiry(tx, tokens.hash(successor));
    if (expiry === undefined) throw new Error('A rotated session has no successor');
    return { token: tokens.accessOf(successor), refreshToken: successor, expired: expiry.getTime() };
  }
  await end(tx, { id: family.id }, 'reuse');
  log.warn({ event: 'session.reuse' }, 'a used refresh token came back: its family was ended');
  return null;
}
