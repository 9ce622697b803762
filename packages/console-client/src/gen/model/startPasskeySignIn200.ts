/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PasskeySignInStart } from './passkeySignInStart.ts';

export type StartPasskeySignIn200 = Envelope & {
  data: PasskeySignInStart;
};
