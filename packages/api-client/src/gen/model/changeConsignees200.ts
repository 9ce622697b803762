/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ConsigneeList } from './consigneeList.ts';
import type { Envelope } from './envelope.ts';

export type ChangeConsignees200 = Envelope & {
  data: ConsigneeList;
};
