import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/**
 * Makes tokens that work once, for one purpose. The database stores only their hashes, and the same token has another
 * hash for another purpose.
 */
export interface OneTimeTokens {
  make(): string;
  /** The hash by which a token is stored. */
  hash(ticket: string): string;
}

/** Makes tokens of `bytes` random bytes, at least 16 (128 bits), hashed with the server's key. */
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
