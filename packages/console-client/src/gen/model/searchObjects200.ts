/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { FoundObjects } from './foundObjects.ts';

export type SearchObjects200 = Envelope & {
  data: FoundObjects;
};
