import { NumberInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** The price of a choice. */
export const PriceForm: ActForm<{ choiceId: string; price: number }> = ({ value, onChange }) => (
  <NumberInput
    label="多少金币"
    min={1}
    max={10_000_000}
    allowDecimal={false}
    thousandSeparator=","
    value={Number.isNaN(value.price) ? '' : value.price}
    onChange={(next) => onChange({ ...value, price: typeof next === 'number' ? next : Number.NaN })}
    data-autofocus
  />
);
