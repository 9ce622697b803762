import type { components } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { insertSession } from './session-store.ts';
import { ACCESS_MS, REFRESH_MS } from './session-times.ts';
import type { SessionTokens } from './session-tokens.ts';

export type Session = components['schemas']['Session'];

/** A sign-in with all its refreshes, which ends at `expiresAt` whatever is left of its tokens. */
export interface Family {
  id: string;
  expiresAt: Date;
}

const until = (family: Family, now: Date, lasting: number): Date =>
  new Date(Math.min(now.getTime() + lasting, family.expiresAt.getTime()));

/** When an access token that is given out now expires. */
export const accessExpiry = (family: Family, now: Date): Date => until(family, now, ACCESS_MS);

/** Keeps the hashes of a refresh token and of its access token, and answers both. */
export async function issueSession(
  tx: Transaction<Schema>,
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
