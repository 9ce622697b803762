import type { BenefitDetail, ExchangeInfo, OrderProblem } from '@yayan/api-client';
import type { OrderDraft } from '../order-draft.ts';

/** Props of every part of the order form. */
export interface OrderFieldsProps {
  benefit: BenefitDetail;
  info: ExchangeInfo | undefined;
  draft: OrderDraft;
  problems: readonly OrderProblem[];
  onChange: (part: Partial<OrderDraft>) => void;
}
