/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorGroupPage } from './operatorGroupPage.ts';

export type ListOperatorGroups200 = Envelope & {
  data: OperatorGroupPage;
};
