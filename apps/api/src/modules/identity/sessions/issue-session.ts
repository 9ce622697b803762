import type { components } from '@yayan/contract';
import { insertSession } from './session-store.ts';
import { ACCESS_MS, REFRESH_MS } from './session-times.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type Session = components['schemas']['Session'];

/** A sign-in with all its refreshes. It ends at `expiresAt`, even if its tokens would be valid for longer. */
export interface Family {
  id: string;
  expiresAt: Date;
}

const until = (family: Family, now: Date, lasting: number): Date =>
  new Date(Math.min(now.getTime() + lasting, family.expiresAt.getTime()));

/** When an access token that is issued now expires. */
export const accessExpiry = (family: Family, now: Date): Date => until(family, now, ACCESS_MS);

/** Stores the hashes of a refresh token and its access token, and returns both tokens. */
export async function issueSession(
  tx: Tx,
  tokens: SessionTokens,
  family: Family,
  refreshToken: string,
  now: Date,
): Promise<Session> {
  const token = tokens.accessOf(refreshToken);
  const accessEnd = accessExpiry(family, now);
  await insertSession(tx, {
    refresh_hash: tokens.hash(refreshToken),
    access_hash: tokens.hash(token),
    family_id: family.id,
    access_expires_at: accessEnd,
    refresh_expires_at: until(family, now, REFRESH_MS),
  });
  return { token, refreshToken, expired: accessEnd.getTime() };
}
