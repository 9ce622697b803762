import type { BenefitDetail, OrderDetail } from '@yayan/api-client';
import { intentionName } from '../../../shell/client/intention.ts';
import { type DestinationDraft, toDestination } from '../../../shell/destination/destination-draft.ts';
import { type OrderDraft, toForm } from './order-draft.ts';

const asTyped = (text: string): Promise<string> => Promise.resolve(text);

/**
 * The intention of ordering this: which benefit, how much and for whom. The price is no part of it: an order whose
 * answer got lost is asked for again as it was, and the server says whether it was placed or the price has changed.
 */
export const nameOrder = async (benefit: BenefitDetail, draft: OrderDraft): Promise<string> =>
  intentionName(`order:${benefit.id}`, await toForm(draft, benefit, asTyped));

/** The intention of sending a failed order to this account or number. */
export const nameCorrection = async (
  { id, benefit }: OrderDetail,
  draft: DestinationDraft,
): Promise<string> => intentionName(`correct:${id}`, await toDestination(draft, benefit.target, asTyped));
