/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Participation } from './participation.ts';

export type StartParticipation200 = Envelope & {
  data: Participation;
};
