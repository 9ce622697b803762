import type { BenefitDetail } from '@yayan/api-client';
import { intentionName } from '@yayan/site';
import { type OrderDraft, toForm } from './order-draft.ts';

const asTyped = (text: string): Promise<string> => Promise.resolve(text);

/**
 * Names the intention of this order: which benefit, how many, for whom. The price is no part of it: an order whose answer got
 * lost is sent again unchanged, and the server says whether it was placed or the price has changed.
 */
export const nameOrder = async (benefit: BenefitDetail, draft: OrderDraft): Promise<string> =>
  intentionName(`order:${benefit.id}`, await toForm(draft, benefit, asTyped));
