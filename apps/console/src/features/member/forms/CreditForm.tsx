import { NumberInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** How much credit is given, or taken with a minus. */
export const CreditForm: ActForm<{ points: number }> = ({ value: { points }, onChange }) => (
  <NumberInput
    label="多少权益值"
    description="负数是扣除，例如 -30。100 以上要另一位同事同意。"
    min={-10_000}
    max={10_000}
    allowDecimal={false}
    thousandSeparator=","
    value={Number.isNaN(points) ? '' : points}
    onChange={(next) => onChange({ points: typeof next === 'number' ? next : Number.NaN })}
    data-autofocus
  />
);
