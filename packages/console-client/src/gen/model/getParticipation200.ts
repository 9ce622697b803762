/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ParticipationDetail } from './participationDetail.ts';

export type GetParticipation200 = Envelope & {
  data: ParticipationDetail;
};
