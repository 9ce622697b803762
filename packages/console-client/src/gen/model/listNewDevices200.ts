/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { NewDevices } from './newDevices.ts';

export type ListNewDevices200 = Envelope & {
  data: NewDevices;
};
