import type { BenefitTarget, ExchangeInfo, OrderProblem, PayeeChannel } from '@yayan/api-client';
import type { OrderDraft } from '../order-draft.ts';

/** Props of the fields for the destination. */
export interface DestinationFieldsProps {
  target: BenefitTarget;
  channels: readonly PayeeChannel[];
  info: ExchangeInfo | undefined;
  draft: OrderDraft;
  problems: readonly OrderProblem[];
  onChange: (part: Partial<OrderDraft>) => void;
}
