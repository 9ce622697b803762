/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorMessagePage } from './operatorMessagePage.ts';

export type ListOperatorMemberMessages200 = Envelope & {
  data: OperatorMessagePage;
};
