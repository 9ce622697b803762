import { NumberInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** How many owed coins are forgiven. */
export const DebtForm: ActForm<{ coins: number }> = ({ value: { coins }, onChange }) => (
  <NumberInput
    label="免除多少金币"
    min={1}
    max={10_000_000}
    allowDecimal={false}
    thousandSeparator=","
    value={Number.isNaN(coins) ? '' : coins}
    onChange={(next) => onChange({ coins: typeof next === 'number' ? next : Number.NaN })}
    data-autofocus
  />
);
