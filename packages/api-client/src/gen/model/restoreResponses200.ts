/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponseRestored } from './responseRestored.ts';

export type RestoreResponses200 = Envelope & {
  data: ResponseRestored;
};
