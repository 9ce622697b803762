/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Done } from './done.ts';
import type { Envelope } from './envelope.ts';

export type DenyNewDevice200 = Envelope & {
  data: Done;
};
