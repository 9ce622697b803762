/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorSetup } from './operatorSetup.ts';

export type ReadOperatorSetup200 = Envelope & {
  data: OperatorSetup;
};
