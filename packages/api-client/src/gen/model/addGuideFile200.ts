/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupMedia } from './groupMedia.ts';

export type AddGuideFile200 = Envelope & {
  data: GroupMedia;
};
