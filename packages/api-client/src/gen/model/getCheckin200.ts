/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Checkin } from './checkin.ts';
import type { Envelope } from './envelope.ts';

export type GetCheckin200 = Envelope & {
  data: Checkin;
};
