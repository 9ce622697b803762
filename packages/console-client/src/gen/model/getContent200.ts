/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentDetail } from './contentDetail.ts';
import type { Envelope } from './envelope.ts';

export type GetContent200 = Envelope & {
  data: ContentDetail;
};
