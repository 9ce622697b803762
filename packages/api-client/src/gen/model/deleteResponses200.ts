/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponseDeleted } from './responseDeleted.ts';

export type DeleteResponses200 = Envelope & {
  data: ResponseDeleted;
};
