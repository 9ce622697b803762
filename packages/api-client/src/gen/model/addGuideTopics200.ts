/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Guide } from './guide.ts';

export type AddGuideTopics200 = Envelope & {
  data: Guide;
};
