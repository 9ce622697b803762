import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** Makes the secrets of one use. The database knows hashes only, and a hash of one use is none of another. */
export interface OneTimeTokens {
  make(): string;
  /** What a ticket is kept as. */
  hash(ticket: string): string;
}

/** Tickets of `bytes` random bytes, 16 (128 bits) or more, under the server's key. */
export function createOneTimeTokens(
  { keys, random }: Pick<Platform, 'keys' | 'random'>,
  use: string,
  bytes: number,
): OneTimeTokens {
  return {
    make: () => Buffer.from(random.bytes(bytes)).toString('base64url'),
    hash: (ticket) => createHmac('sha256', keys.token).update(`${use}\n${ticket}`).digest('base64url'),
  };
}
