/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorApplicationList } from './operatorApplicationList.ts';

export type ListApplications200 = Envelope & {
  data: OperatorApplicationList;
};
