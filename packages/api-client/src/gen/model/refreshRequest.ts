/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RefreshToken } from './refreshToken.ts';

export interface RefreshRequest {
  refreshToken: RefreshToken;
}
