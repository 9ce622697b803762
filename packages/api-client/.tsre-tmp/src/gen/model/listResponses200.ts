/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponsePage } from './responsePage.ts';

export type ListResponses200 = Envelope & {
  data: ResponsePage;
};
