/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PublicKey } from './publicKey.ts';

export type GetPublicKey200 = Envelope & {
  data: PublicKey;
};
