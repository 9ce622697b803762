/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorActPage } from './operatorActPage.ts';

export type ListOperatorActs200 = Envelope & {
  data: OperatorActPage;
};
