import type { BenefitTarget, ExchangeInfo, OrderProblem, PayeeChannel } from '@yayan/api-client';
import type { DestinationDraft } from './destination-draft.ts';

/** Props of the fields for the destination. */
export interface DestinationFieldsProps {
  target: BenefitTarget;
  channels: readonly PayeeChannel[];
  info: ExchangeInfo | undefined;
  draft: DestinationDraft;
  problems: readonly OrderProblem[];
  onChange: (part: Partial<DestinationDraft>) => void;
}
