/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { KeyEnd } from './keyEnd.ts';

export type GetKeyEnd200 = Envelope & {
  data: KeyEnd;
};
