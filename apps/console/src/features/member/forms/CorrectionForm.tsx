import { NumberInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** How many coins are given, or taken with a minus. */
export const CorrectionForm: ActForm<{ coins: number }> = ({ value: { coins }, onChange }) => (
  <NumberInput
    label="多少金币"
    description="负数是扣除，例如 -50。5,000 以上由管理员或财务提出，还要另一位同事同意。"
    min={-1_000_000}
    max={1_000_000}
    allowDecimal={false}
    thousandSeparator=","
    value={Number.isNaN(coins) ? '' : coins}
    onChange={(next) => onChange({ coins: typeof next === 'number' ? next : Number.NaN })}
    data-autofocus
  />
);
