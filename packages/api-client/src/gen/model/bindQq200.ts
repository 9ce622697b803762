/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SnsBinding } from './snsBinding.ts';

export type BindQq200 = Envelope & {
  data: SnsBinding;
};
