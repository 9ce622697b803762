/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SnsLoginResult } from './snsLoginResult.ts';

export type FinishQqLogin200 = Envelope & {
  data: SnsLoginResult;
};
