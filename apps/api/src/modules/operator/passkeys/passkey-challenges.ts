import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertChallenge, spendChallenge } from './passkey-store.ts';
import { challengeOf } from './verify-passkey.ts';

const MINUTES = 5;
const BYTES = 32;

type Parts = Pick<Platform, 'database' | 'clock' | 'random'>;

/** Makes a challenge for this session, or with null for signing in. It works once in 5 minutes. */
export async function makeChallenge(parts: Parts, sessionId: string | null): Promise<string> {
  const now = parts.clock.now();
  const challenge = Buffer.from(parts.random.bytes(BYTES)).toString('base64url');
  const endsAt = new Date(now.getTime() + MINUTES * 60_000);
  await insertChallenge(parts.database.read, { challenge, sessionId, endsAt, now });
  return challenge;
}

/**
 * Uses up the challenge that a browser answers, whatever comes of the rest. Refuses with OPERATOR_PASSKEY_WRONG if it isn't of
 * this session, was used, or is older than 5 minutes.
 */
export async function takeChallenge(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  clientDataJSON: string,
  sessionId: string | null,
): Promise<string> {
  const challenge = challengeOf(clientDataJSON) ?? refuse('OPERATOR_PASSKEY_WRONG');
  const isOpen = await spendChallenge(database.read, { challenge, sessionId, now: clock.now() });
  return isOpen ? challenge : refuse('OPERATOR_PASSKEY_WRONG');
}
