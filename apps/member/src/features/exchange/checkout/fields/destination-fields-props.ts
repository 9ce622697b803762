import type { BenefitTarget, ExchangeInfo, OrderProblem, PayeeChannel } from '@yayan/api-client';
import type { OrderDraft } from '../order-draft.ts';

/** What the fields are given that say where an order goes. */
export interface DestinationFieldsProps {
  target: BenefitTarget;
  channels: readonly PayeeChannel[];
  info: ExchangeInfo | undefined;
  draft: OrderDraft;
  problems: readonly OrderProblem[];
  onChange: (part: Partial<OrderDraft>) => void;
}
