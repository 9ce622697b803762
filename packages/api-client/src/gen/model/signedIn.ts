/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AccessToken } from './accessToken.ts';
import type { RefreshToken } from './refreshToken.ts';

/**
 * A session, in calls that may also return something else.
 */
export interface SignedIn {
  state: 'signedIn';
  token: AccessToken;
  refreshToken: RefreshToken;
  /** When `token` expires, in milliseconds since 1970. */
  expired: number;
}
