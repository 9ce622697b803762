/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SharedAttributes } from './sharedAttributes.ts';

export type GetSharedAttributes200 = Envelope & {
  data: SharedAttributes;
};
