import type { BenefitDetail, ExchangeInfo, OrderField, OrderProblem } from '@yayan/api-client';
import type { OrderDraft } from '../order-draft.ts';

/** Props of every part of the order form. */
export interface OrderFieldsProps {
  benefit: BenefitDetail;
  info: ExchangeInfo | undefined;
  draft: OrderDraft;
  problems: readonly OrderProblem[];
  onChange: (part: Partial<OrderDraft>) => void;
}

/** The message for a field. */
export const problemAt = (problems: readonly OrderProblem[], field: OrderField): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;
