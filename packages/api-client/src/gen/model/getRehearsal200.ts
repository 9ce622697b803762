/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { RehearsalState } from './rehearsalState.ts';

export type GetRehearsal200 = Envelope & {
  data: RehearsalState;
};
