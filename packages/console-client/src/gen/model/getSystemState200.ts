/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SystemState } from './systemState.ts';

export type GetSystemState200 = Envelope & {
  data: SystemState;
};
