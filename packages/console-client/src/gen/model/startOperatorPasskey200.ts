/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PasskeyStart } from './passkeyStart.ts';

export type StartOperatorPasskey200 = Envelope & {
  data: PasskeyStart;
};
