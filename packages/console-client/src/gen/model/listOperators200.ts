/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPage } from './operatorPage.ts';

export type ListOperators200 = Envelope & {
  data: OperatorPage;
};
