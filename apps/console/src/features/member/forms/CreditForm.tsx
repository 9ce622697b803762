import type { ActForm } from '../../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';

/** How much credit is given, or taken with a minus. */
export const CreditForm: ActForm<{ points: number }> = ({ value: { points }, onChange }) => (
  <WholeNumberField
    label="多少权益值"
    description="负数是扣除，例如 -30。100 以上由管理员或财务提出，还要另一位同事同意。"
    min={-10_000}
    max={10_000}
    value={points}
    onChange={(points) => onChange({ points })}
  />
);
