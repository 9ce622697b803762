/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AccessToken } from './accessToken.ts';
import type { RefreshToken } from './refreshToken.ts';

export interface Session {
  token: AccessToken;
  refreshToken: RefreshToken;
  /** When `token` expires, in milliseconds since 1970. */
  expired: number;
}
