/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupDeparture } from './groupDeparture.ts';

export type LeaveGroup200 = Envelope & {
  data: GroupDeparture;
};
