import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '../../../platform/random.ts';

/** Makes the tokens of sessions. No token is stored; the database has only hashes. */
export interface SessionTokens {
  /** The first refresh token of a family. */
  first(): string;
  /**
   * The refresh token after `refreshToken`. It is derived from the one before, so that racing refreshes get the same
   * token although it is not stored.
   */
  next(refreshToken: string): string;
  /** The access token of the same session as a refresh token. */
  accessOf(refreshToken: string): string;
  /** Whether a text is an access token made by us. It may have ended. */
  wasIssued(token: string): boolean;
  /** The hash by which a token is stored. */
  hash(token: string): string;
}

const TOKEN_BYTES = 32;
const REFRESH = 'yr1_';
const ACCESS = 'ya1_';
const TAG_BYTES = 8;

/** Makes tokens with the server's key: 256 bits each, with a prefix for each kind. */
export function createSessionTokens(key: Uint8Array, random: Random): SessionTokens {
  const derive = (use: string, token: string): string =>
    createHmac('sha256', key).update(`session ${use}\n${token}`).digest('base64url');
  /** Lets us tell our tokens from invented ones without a query. It doesn't replace the look-up. */
  const tagOf = (token: string): Buffer =>
    createHmac('sha256', key).update(`session tag\n${token}`).digest().subarray(0, TAG_BYTES);
  return {
    first: () => REFRESH + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url'),
    next: (refreshToken) => REFRESH + derive('refresh', refreshToken),
    accessOf: (refreshToken) => {
      const token = ACCESS + derive('access', refreshToken);
      return `${token}.${tagOf(token).toString('base64url')}`;
    },
    wasIssued: (token) => {
      const dot = token.lastIndexOf('.');
      const tag = Buffer.from(token.slice(dot + 1), 'base64url');
      return dot > 0 && tag.length === TAG_BYTES && timingSafeEqual(tag, tagOf(token.slice(0, dot)));
    },
    hash: (token) => derive('hash', token),
  };
}
