/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActOutcome } from './actOutcome.ts';
import type { Envelope } from './envelope.ts';

export type SetTaskExamples200 = Envelope & {
  data: ActOutcome;
};
