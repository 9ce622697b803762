/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SnsStart } from './snsStart.ts';

export type StartSnsLogin200 = Envelope & {
  data: SnsStart;
};
