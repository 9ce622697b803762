/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ConsigneeRemove } from './consigneeRemove.ts';
import type { ConsigneeSave } from './consigneeSave.ts';

export type ConsigneeRequest = ConsigneeSave | ConsigneeRemove;
