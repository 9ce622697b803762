/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupResponse } from './groupResponse.ts';

export type CountResponse200 = Envelope & {
  data: GroupResponse;
};
