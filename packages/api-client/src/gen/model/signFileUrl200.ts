/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SignedUrl } from './signedUrl.ts';

export type SignFileUrl200 = Envelope & {
  data: SignedUrl;
};
