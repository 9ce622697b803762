import type { BenefitDetail } from '@yayan/api-client';
import { intentionName } from '@yayan/site';
import { type OrderDraft, toForm } from './order-draft.ts';

const asTyped = (text: string): Promise<string> => Promise.resolve(text);

/**
 * The intention of ordering this: which benefit, how much and for whom. The price is no part of it: an order whose
 * answer got lost is asked for again as it was, and the server says whether it was placed or the price has changed.
 */
export const nameOrder = async (benefit: BenefitDetail, draft: OrderDraft): Promise<string> =>
  intentionName(`order:${benefit.id}`, await toForm(draft, benefit, asTyped));
