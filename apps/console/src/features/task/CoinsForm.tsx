import { NumberInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** What a complete pays. */
export const CoinsForm: ActForm<{ coins: number }> = ({ value: { coins }, onChange }) => (
  <NumberInput
    label="完成得多少金币"
    min={0}
    max={100_000}
    allowDecimal={false}
    thousandSeparator=","
    value={coins}
    onChange={(next) => onChange({ coins: typeof next === 'number' ? next : Number.NaN })}
    data-autofocus
  />
);
