/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HomeCheck } from './homeCheck.ts';

export type CheckHome200 = Envelope & {
  data: HomeCheck;
};
