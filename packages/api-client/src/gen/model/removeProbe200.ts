/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ProbeList } from './probeList.ts';

export type RemoveProbe200 = Envelope & {
  data: ProbeList;
};
