/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPersonalData } from './operatorPersonalData.ts';

export type ShowPersonalData200 = Envelope & {
  data: OperatorPersonalData;
};
