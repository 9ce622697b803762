import { createHmac } from 'node:crypto';
import type { Random } from '../../../platform/random.ts';

/** Makes the tokens of sessions. What it gives out is kept nowhere: the database knows hashes only. */
export interface SessionTokens {
  /** The first refresh token of a family. */
  first(): string;
  /** The one refresh token that follows `refreshToken`, so that racing refreshes get the same without it being kept. */
  next(refreshToken: string): string;
  /** The access token that goes with a refresh token. */
  accessOf(refreshToken: string): string;
  /** What a token is kept as. */
  hash(token: string): string;
}

const TOKEN_BYTES = 32;
const REFRESH = 'yr1_';
const ACCESS = 'ya1_';

/** Tokens under the server's key: 256 bits each, told apart by their beginning. */
export function createSessionTokens(key: Uint8Array, random: Random): SessionTokens {
  const derive = (use: string, token: string): string =>
    createHmac('sha256', key).update(`session ${use}\n${token}`).digest('base64url');
  return {
    first: () => REFRESH + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url'),
    next: (refreshToken) => REFRESH + derive('refresh', refreshToken),
    accessOf: (refreshToken) => ACCESS + derive('access', refreshToken),
    hash: (token) => derive('hash', token),
  };
}
