/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Awards } from './awards.ts';
import type { Envelope } from './envelope.ts';

export type GetAwards200 = Envelope & {
  data: Awards;
};
