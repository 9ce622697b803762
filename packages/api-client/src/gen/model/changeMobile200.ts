/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { MobileChanged } from './mobileChanged.ts';

export type ChangeMobile200 = Envelope & {
  data: MobileChanged;
};
