/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Timeline } from './timeline.ts';

export type ReadTimeline200 = Envelope & {
  data: Timeline;
};
