/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorRecoveryCodes } from './operatorRecoveryCodes.ts';

export type FinishOperatorSetup200 = Envelope & {
  data: OperatorRecoveryCodes;
};
