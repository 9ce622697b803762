/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorGroupPersonPage } from './operatorGroupPersonPage.ts';

export type ListOperatorGroupPeople200 = Envelope & {
  data: OperatorGroupPersonPage;
};
