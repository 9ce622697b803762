/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { LoginResult } from './loginResult.ts';

export type LoginBySms200 = Envelope & {
  data: LoginResult;
};
